// Walks through random game trees with the GTP client that Sabaki uses, and does what Sabaki does: attach, initial
// commands, sync to nodes here and there, analysis, abort, moves of the engine, undo. After every step the board that the
// engine shows is the one that Sabaki believes.
// Usage: node trees.mjs COUNT SEED PROGRAM [ARGUMENT...]; ends with status 1 at the first step that fails.
import assert from 'node:assert/strict'
import process from 'node:process'
import gtp from '@sabaki/gtp'
import {Dice, Node, boardAfter, emptyBoard, historyOf, randomTree, sameStones} from './record.mjs'

const {Command, Controller, ControllerStateTracker} = gtp
const [count, seed, program, ...args] = process.argv.slice(2)
const dice = new Dice(seed)
const sizes = [[2, 2], [3, 3], [5, 5], [7, 7], [9, 9], [13, 13], [19, 19], [21, 21], [9, 7], [3, 8]]

// The options and the initial commands of each engine, and whether its records may be unlawful.
const engines = [
  {commands: 'liangyi-ruleset chinese', unlawful: false},
  {commands: 'liangyi-ruleset japanese', unlawful: false},
  {commands: 'liangyi-ruleset jipingdian;liangyi-bare_pass virtual', unlawful: false},
  {commands: 'liangyi-ruleset jihuozi;liangyi-bare_pass virtual', unlawful: false},
  {commands: 'liangyi-ruleset new-ing', unlawful: false},
  {options: ['--lenient'], commands: 'liangyi-ruleset chinese', unlawful: true},
  {options: ['--lenient'], commands: 'liangyi-ruleset tromp-taylor', unlawful: true},
  {options: ['--lenient'], commands: 'liangyi-ruleset jipingdian;liangyi-bare_pass virtual', unlawful: true},
  {commands: 'liangyi-ruleset ing;liangyi-lenient on', unlawful: true},
  {options: ['--lenient', '--bare-pass', 'virtual'], commands: 'liangyi-ruleset jihuozi', unlawful: true}
]

const done = {syncs: 0, undos: 0, handicaps: 0, moves: 0, analyses: 0, virtual: 0, forbidden: 0, passedOver: 0}

class Attached {
  constructor({options = [], commands}) {
    this.sent = []
    this.controller = new Controller(program, [...args, ...options])
    this.tracker = new ControllerStateTracker(this.controller)
    this.refused = []
    this.controller.on('command-sent', ({command, getResponse}) => {
      const line = [command.name, ...command.args].join(' ')
      this.sent.push(line)
      getResponse().then(({error, content}) => error && this.refused.push(`${line}: ${content}`), () => {})
    })
    this.controller.start()
    const first = ['name', 'version', 'protocol_version', 'list_commands'].map(name => ({name, args: []}))
    const initial = commands.split(';').map(line => Command.fromString(line))
    this.ready = Promise.all([...first, ...initial].map(command => this.controller.sendCommand(command)))
  }

  /** What Sabaki does before a command while one runs. */
  abort() {
    return this.controller.busy ? this.controller.sendCommand({name: 'protocol_version', args: []}) : null
  }

  async ask(name, ...words) {
    const answer = await this.controller.sendCommand({name, args: words.map(String)})
    assert.equal(answer.error, false, `${name}: ${answer.content}`)
    return answer.content
  }

  /** Compares the engine's board, drawn and listed, with `board`. */
  async compare(board) {
    const [shown, black, white] = await Promise.all([
      this.ask('showboard'), this.ask('list_stones', 'B'), this.ask('list_stones', 'W')
    ])
    const drawn = shown.split('\n').filter(line => /^[ \d]\d([ (][.+XO]|\)[.+XO])+/.test(line))
    assert.equal(drawn.length, board.height, shown)
    const rows = drawn.map(line => [...Array(board.width).keys()].map(x => ({X: 1, O: -1})[line[3 + 2 * x]] ?? 0))
    assert.deepEqual(rows, board.signMap, `${shown}\n${this.sent.slice(-40).join('\n')}`)
    const listed = emptyBoard([board.width, board.height])
    for (const [sign, words] of [[1, black], [-1, white]]) {
      for (const word of words.split(' ').filter(word => word !== '')) listed.set(listed.parseVertex(word), sign)
    }
    assert.ok(sameStones(listed, board), `${black} / ${white}`)
  }
}

async function walk(engine, size, komi, unlawful) {
  const nodes = randomTree(dice, size, 10 + dice.below(30), unlawful)
  const history = () => engine.tracker.state.history
  for (let step = 0; step < 8; step += 1) {
    let node = dice.pick(nodes)
    const same = engine.tracker.state.boardsize?.every((side, index) => side === size[index])
    const wanted = node.board.isValid() ? historyOf(node, size, same ? history() : []) : null
    if (wanted == null) {
      // Sabaki refuses these itself, before it asks the engine anything.
      assert.ok(unlawful)
      done.passedOver += 1
      continue
    }
    engine.abort()
    const before = engine.sent.length
    await engine.tracker.sync({komi, boardsize: size, history: wanted}).catch(error => {
      assert.fail([error.message, ...engine.refused, '', ...engine.sent.slice(before)].join('\n'))
    })
    const sent = engine.sent.slice(before)
    done.syncs += 1
    done.undos += sent.includes('undo') ? 1 : 0
    done.handicaps += sent.some(line => line.startsWith('set_free_handicap')) ? 1 : 0
    await engine.compare(node.board)
    const game = JSON.parse(await engine.ask('liangyi-game'))
    assert.equal(game.komi, komi)
    done.virtual += game.virtual.black + game.virtual.white
    done.forbidden += game.forbidden_moves.length
    const color = node.turn
    const what = dice.below(4)
    if (what === 0) {
      // It is left running; the next command ends it.
      const name = dice.pick(['analyze', 'kata-analyze', 'lz-analyze'])
      const analysis = engine.controller.sendCommand({name, args: [color, '1']})
      await new Promise(resolve => setTimeout(resolve, dice.below(15)))
      engine.abort()
      assert.equal((await analysis).error, false)
      done.analyses += 1
    } else if (what === 1) {
      const name = dice.pick(['genmove', 'genmove_analyze', 'kata-genmove_analyze'])
      const running = engine.tracker.queueCommand({name, args: [color, '1'].slice(0, name === 'genmove' ? 1 : 2)})
      if (dice.oneIn(3)) engine.abort()
      const answer = await running
      assert.equal(answer.error, false, answer.content)
      const word = answer.content.trim().split(/\s/).at(-1).toLowerCase()
      if (word === 'resign') continue
      node = new Node(node, {[color]: [node.board.parseVertex(word)]}, size)
      nodes.push(node)
      done.moves += 1
      assert.ok(sameStones(boardAfter(size, history()), node.board), word)
      await engine.compare(node.board)
    } else if (what === 2 && history().at(-1)?.name === 'play') {
      // From Sabaki's console.
      const answer = await engine.tracker.queueCommand({name: 'undo', args: []})
      assert.equal(answer.error, false, answer.content)
      await engine.compare(boardAfter(size, history()))
    }
  }
}

for (let tree = 0, number = 0; tree < Number(count); number += 1) {
  const kind = engines[number % engines.length]
  const engine = new Attached(kind)
  await engine.ready
  // Two records one after the other in the same engine.
  for (let more = 0; more < 2 && tree < Number(count); more += 1, tree += 1) {
    const komi = dice.pick([0, 6.5, 7.5, -3, 0.5])
    await walk(engine, dice.pick(sizes), komi, kind.unlawful)
  }
  const stopped = new Promise(resolve => engine.controller.once('stopped', ({signal}) => resolve(signal)))
  await engine.controller.stop()
  assert.equal(await stopped, 0)
}
console.log(JSON.stringify(done))
console.log(`${count} trees walked through`)
