// Random game records, and what Sabaki makes of a node of one: its board, and the history that it syncs an engine to.
// The order of the steps in `history` is that of Sabaki's module enginesyncer.js (version 0.60), written anew.
import goBoard from '@sabaki/go-board'

export const emptyBoard = ([width, height]) => goBoard.fromDimensions(width, height)
export const sameStones = (one, other) => JSON.stringify(one.signMap) === JSON.stringify(other.signMap)
const key = board => JSON.stringify(board.signMap)
const pass = [-1, -1]
const signs = {B: 1, W: -1, AB: 1, AW: -1, AE: 0}

/** Random numbers (splitmix64), the same every time. */
export class Dice {
  constructor(seed) {
    this.state = BigInt(seed)
  }

  below(bound) {
    const mask = (1n << 64n) - 1n
    this.state = (this.state + 0x9e3779b97f4a7c15n) & mask
    let z = ((this.state ^ (this.state >> 30n)) * 0xbf58476d1ce4e5b9n) & mask
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask
    return Number((z ^ (z >> 31n)) % BigInt(bound))
  }

  oneIn(count) {
    return this.below(count) === 0
  }

  pick(items) {
    return items[this.below(items.length)]
  }
}

/** A node: its parent, its properties (vertices as go-board has them) and the board after it. */
export class Node {
  constructor(parent, properties, size) {
    this.parent = parent
    this.properties = properties
    // As Sabaki: a move captures and may overwrite, a set-up stone does neither.
    let board = parent ? parent.board : emptyBoard(size)
    for (const name of ['B', 'W']) {
      for (const vertex of properties[name] ?? []) board = board.makeMove(signs[name], vertex)
    }
    board = board.clone()
    for (const name of ['AW', 'AE', 'AB']) {
      for (const vertex of properties[name] ?? []) board.set(vertex, signs[name])
    }
    this.board = board
  }

  path() {
    const nodes = []
    for (let node = this; node; node = node.parent) nodes.unshift(node)
    return nodes
  }

  get turn() {
    const last = this.path().reverse().find(node => node.properties.B || node.properties.W)
    return last && last.properties.B ? 'W' : 'B'
  }
}

/**
 * A random tree as a list of its nodes, the root first. Unless it may be `unlawful`, no stone of it is suicide and no board
 * comes twice on the way to a node, which every ruleset allows; else kos are retaken, stones fill their own last liberty
 * and are removed by set-up.
 */
export function randomTree(dice, size, count, unlawful) {
  const points = () => [dice.below(size[0]), dice.below(size[1])]
  const lawful = (board, sign, vertex, seen) => {
    if (board.get(vertex) !== 0) return null
    const after = board.makeMove(sign, vertex)
    return after.get(vertex) === sign && !seen.has(key(after)) ? after : null
  }
  const setUp = (parent, seen) => {
    const properties = {}
    let board = parent ? parent.board.clone() : emptyBoard(size)
    for (const name of unlawful ? ['AB', 'AW', 'AE'] : ['AB', 'AW']) {
      for (let stones = dice.below(4); stones > 0; stones -= 1) {
        const vertex = points()
        if (name === 'AE') {
          if (board.get(vertex) !== 0) properties.AE = [...(properties.AE ?? []), vertex]
          continue
        }
        const before = board.signMap.flat().filter(sign => sign !== 0).length
        const after = lawful(board, signs[name], vertex, seen)
        if (!after || (!unlawful && after.signMap.flat().filter(sign => sign !== 0).length !== before + 1)) continue
        board = after
        seen.add(key(board))
        properties[name] = [...(properties[name] ?? []), vertex]
      }
    }
    return properties
  }
  // The boards on the way to each node, those between the stones of a set-up among them.
  const boards = [new Set([key(emptyBoard(size))])]
  const nodes = [new Node(null, dice.oneIn(3) ? setUp(null, boards[0]) : {}, size)]
  while (nodes.length < count) {
    // Mostly the last variation goes on.
    const index = dice.oneIn(6) ? dice.below(nodes.length) : nodes.length - 1
    const [parent, seen] = [nodes[index], new Set(boards[index])]
    boards.push(seen)
    if (dice.oneIn(12)) {
      nodes.push(new Node(parent, setUp(parent, seen), size))
      continue
    }
    const name = dice.oneIn(15) ? dice.pick(['B', 'W']) : parent.turn
    let vertex = dice.oneIn(10) ? pass : points()
    for (let tries = 0; vertex !== pass && tries < 20; tries += 1) {
      const ko = parent.board._koInfo
      if (unlawful && ko.sign !== 0 && dice.oneIn(2)) vertex = ko.vertex
      if (unlawful ? parent.board.get(vertex) === 0 : lawful(parent.board, signs[name], vertex, seen)) break
      vertex = tries === 19 ? pass : points()
    }
    const node = new Node(parent, {[name]: [vertex]}, size)
    seen.add(key(node.board))
    nodes.push(node)
  }
  return nodes
}

/** The board after a history, as Sabaki plays it. */
export function boardAfter(size, history) {
  let board = emptyBoard(size)
  for (const {name, args} of history) {
    const stones = name === 'set_free_handicap' ? args.map(word => ['B', word]) : [args]
    for (const [color, word] of stones) board = board.makeMove(signs[color], board.parseVertex(word))
  }
  return board
}

/**
 * The history that Sabaki syncs to for a node, or null where it knows none: it says so itself, or would have the engine play
 * on a stone, which no engine does.
 */
export function historyOf(node, size, present) {
  const word = vertex => (node.board.has(vertex) ? node.board.stringifyVertex(vertex) : 'pass')
  const history = []
  let board = emptyBoard(size)
  for (const {properties} of node.path()) {
    const isHandicap = properties.AB && properties.AB.length >= 2 && board.isEmpty()
    if (isHandicap) {
      const words = properties.AB.map(word).sort()
      history.push({name: 'set_free_handicap', args: words.filter((one, index) => one !== words[index - 1])})
      board = boardAfter(size, [...history])
    }
    for (const name of ['B', 'W', 'AB', 'AW']) {
      if (isHandicap && name === 'AB') continue
      for (const vertex of properties[name] ?? []) {
        if (board.has(vertex) && board.get(vertex) !== 0) continue
        history.push({name: 'play', args: [name.at(-1), word(vertex)]})
        board = board.makeMove(signs[name], vertex)
      }
    }
  }
  if (sameStones(board, node.board)) return history
  const colored = vertex => ({name: 'play', args: [node.board.get(vertex) > 0 ? 'B' : 'W', word(vertex)]})
  // The stones that the engine's board lacks, else all of them, column by column.
  const presentBoard = boardAfter(size, present ?? [])
  const missing = presentBoard.diff(node.board).filter(vertex => node.board.get(vertex) !== 0)
  const columns = [...Array(size[0]).keys()].flatMap(x => [...Array(size[1]).keys()].map(y => [x, y]))
  const all = columns.filter(vertex => node.board.get(vertex) !== 0)
  const arrangements = [[...(present ?? []), ...missing.map(colored)], all.map(colored)]
  const found = arrangements.find(plays => sameStones(boardAfter(size, plays), node.board))
  const overwrites = found === arrangements[0] && missing.some(vertex => presentBoard.get(vertex) !== 0)
  return found && !overwrites ? found : null
}
