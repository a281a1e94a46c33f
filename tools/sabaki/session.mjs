// A session with the GTP client that Sabaki uses: start, sync, play, undo, genmove, handicap, refusals, analysis.
// Usage: node session.mjs PROGRAM [ARGUMENT...]; prints a line for every check and ends with status 1 at the first
// that fails.
import assert from 'node:assert/strict'
import process from 'node:process'
import gtp from '@sabaki/gtp'

const {Controller, ControllerStateTracker} = gtp
const [program, ...args] = process.argv.slice(2)
const controller = new Controller(program, args)
const tracker = new ControllerStateTracker(controller)

const sent = []
const complaints = []
controller.on('command-sent', ({command}) => sent.push([command.name, ...command.args].join(' ')))
controller.on('stderr', ({content}) => complaints.push(content))

const send = (name, ...args) => controller.sendCommand({name, args: args.map(String)})
const play = (color, vertex) => ({name: 'play', args: [color, vertex]})
const game = async () => JSON.parse((await send('liangyi-game')).content)

let checks = 0
async function check(what, test) {
  await test()
  checks += 1
  console.log(`ok ${checks} - ${what}`)
}

controller.start()

await check('attaching: four commands in one go, answered in order', async () => {
  const answers = await Promise.all(['name', 'version', 'protocol_version', 'list_commands'].map(name => send(name)))
  assert.deepEqual(answers.map(answer => answer.error), [false, false, false, false])
  assert.equal(answers[0].content, 'Liangyi')
  assert.match(answers[1].content, /^\d+\.\d+/)
  assert.equal(answers[2].content, '2')
  const commands = answers[3].content.split('\n')
  for (const name of ['undo', 'set_free_handicap', 'rectangular_boardsize', 'genmove', 'komi']) {
    assert.ok(commands.includes(name), name)
  }
  assert.ok(commands.every(name => name === name.trim() && name !== ''))
})

await check('an id is given back', async () => {
  const answer = await controller.sendCommand({id: 19, name: 'clear_cache', args: []})
  assert.equal(answer.id, 19)
  assert.equal(answer.content, '')
})

await check('a first sync sends komi before boardsize, and both hold', async () => {
  await tracker.sync({
    komi: 5.5,
    boardsize: [9, 9],
    history: [play('B', 'E5'), play('W', 'C3'), play('B', 'pass'), play('W', 'G7')]
  })
  const order = ['komi 5.5', 'boardsize 9', 'clear_board'].map(line => sent.indexOf(line))
  assert.ok(order[0] >= 0 && order[0] < order[1] && order[1] < order[2], `${order}`)
  const now = await game()
  assert.equal(now.komi, 5.5)
  assert.equal(now.size, 9)
  assert.equal(now.move_number, 4)
})

await check('a sync to another branch undoes and plays on', async () => {
  const before = sent.length
  const history = [play('B', 'E5'), play('W', 'C3'), play('B', 'pass'), play('W', 'F6')]
  await tracker.sync({komi: 5.5, boardsize: [9, 9], history})
  assert.deepEqual(sent.slice(before).filter(line => line !== 'list_commands'), ['undo', 'play W F6'])
  assert.equal((await game()).move_number, 4)
})

await check('genmove answers a vertex, pass or resign, and the tracker agrees with the engine', async () => {
  const answer = await tracker.queueCommand({name: 'genmove', args: ['B']})
  assert.equal(answer.error, false)
  assert.match(answer.content, /^([A-HJ][1-9]|pass|resign)$/)
  assert.equal((await game()).move_number, tracker.state.history.length)
})

await check('the same colour may move again and again, which is set-up until the other side moves', async () => {
  const stones = ['A1', 'B2', 'C3', 'D4']
  await tracker.sync({komi: 5.5, boardsize: [9, 9], history: stones.map(vertex => play('B', vertex))})
  for (const vertex of stones) {
    assert.equal((await send('liangyi-explain', 'W', vertex)).content, 'occupied')
  }
  assert.equal((await game()).move_number, 0)
})

await check('a komi that is no number fails the sync and nothing else', async () => {
  await assert.rejects(tracker.sync({komi: NaN}), /Komi is not supported/)
  const now = await game()
  assert.equal(now.komi, 5.5)
  assert.equal((await send('liangyi-explain', 'W', 'D4')).content, 'occupied')
})

await check('an illegal history fails the sync and leaves the engine in order', async () => {
  const history = [play('B', 'D4'), play('W', 'D4')]
  await assert.rejects(tracker.sync({komi: 5.5, boardsize: [9, 9], history}), /cannot be replayed/)
  const answer = await send('play', 'W', 'D4')
  assert.equal(answer.error, true)
  assert.match(answer.content, /^illegal move: occupied$/)
})

await check('a board that is not square is synced and played on, and one that is too large is refused in words', async () => {
  await tracker.sync({komi: 5.5, boardsize: [9, 7], history: ['J7', 'A1'].map(vertex => play('B', vertex))})
  const shown = await send('showboard')
  assert.match(shown.content, /\b7\b/)
  assert.doesNotMatch(shown.content, /\b8\b/)
  const outside = await send('play', 'W', 'J8')
  assert.ok(outside.error, outside.content)
  const answer = await send('rectangular_boardsize', 22, 7)
  assert.match(answer.content, /^unacceptable size/)
})

await check('a free handicap is one command, then White plays', async () => {
  const stones = {name: 'set_free_handicap', args: ['D4', 'Q16', 'K10']}
  await tracker.sync({komi: 0.5, boardsize: [19, 19], history: [stones, play('W', 'C3')]})
  const now = await game()
  assert.deepEqual([now.size, now.move_number, now.to_move], [19, 1, 'black'])
  assert.equal((await send('liangyi-explain', 'W', 'Q16')).content, 'occupied')
})

await check('komi and ruleset survive a new board', async () => {
  await send('liangyi-ruleset', 'tromp-taylor')
  await tracker.queueCommand({name: 'komi', args: ['3']})
  await tracker.sync({komi: 3, boardsize: [13, 13], history: []})
  const now = await game()
  assert.deepEqual([now.komi, now.ruleset, now.size], [3, 'tromp-taylor', 13])
})

await check('an unknown command is an error and the next one is answered', async () => {
  const [unknown, known] = await Promise.all([send('no-such-command'), send('protocol_version')])
  assert.deepEqual([unknown.error, unknown.content], [true, 'unknown command'])
  assert.deepEqual([known.error, known.content], [false, '2'])
})

await check('an analysis goes on until the next command, which Sabaki sends to end it', async () => {
  const commands = (await send('list_commands')).content.split('\n')
  for (const name of ['analyze', 'genmove_analyze']) assert.ok(commands.includes(name), name)
  await tracker.sync({komi: 3, boardsize: [13, 13], history: [play('B', 'K10')]})
  const lines = []
  let enough
  const shown = new Promise(resolve => { enough = resolve })
  const analysis = controller.sendCommand({name: 'analyze', args: ['W', '10']}, ({line}) => {
    lines.push(line)
    if (lines.length === 4) enough()
  })
  await shown
  const version = send('protocol_version')
  const answer = await analysis
  assert.equal(answer.error, false)
  assert.equal((await version).content, '2')
  assert.match(lines[0], /^= ?$/)
  const info = /^info move ([A-HJ-N]\d+|pass) visits \d+ winrate \d+ scoreLead -?\d+\.\d+ .* pv( [A-HJ-N]\d+| pass)+( info|$)/
  for (const line of lines.slice(1).filter(line => line !== '')) assert.match(line, info)
  assert.equal((await game()).move_number, 1)
})

await check('a move chosen with an analysis is played, and the tracker agrees with the engine', async () => {
  const answer = await tracker.queueCommand({name: 'genmove_analyze', args: ['W', '10']})
  assert.match(answer.content.split('\n').at(-1), /^play ([A-HJ-N]\d+|pass|resign)$/)
  assert.equal((await game()).move_number, tracker.state.history.length)
  assert.equal(tracker.state.history.length, 2)
})

await check('quit is answered and ends the program', async () => {
  const stopped = new Promise(resolve => controller.once('stopped', ({signal}) => resolve(signal)))
  await controller.stop()
  assert.equal(await stopped, 0)
})

// Clients that start KataGo wait for these words.
const [named, ...rest] = complaints
assert.ok(named.startsWith('KataGo-compatible Liangyi '), named)
assert.deepEqual(rest, ['GTP ready, beginning main protocol loop'], 'nothing else on stderr')
console.log(`${checks} checks passed`)
