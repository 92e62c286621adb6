import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { clientKey } from './clientKey.ts'

/** Limits on what clients may use. */
export interface ConnectionLimits {
  /** Connections in all. Below the usual limit of 1,024 descriptors, with room for the database and deliveries. */
  total: number
  /** Connections per client: enough for an office behind one address, too few for one program to take them all. */
  perClient: number
  /** Unanswered requests per connection. No browser sends a second one before the first is answered. */
  unanswered: number
  /** How long an answer may take to be read, ms; the largest file of the site is then read at 4 kB a second. */
  answerTime: number
}

export const connectionLimits: ConnectionLimits = { total: 800, perClient: 256, unanswered: 8, answerTime: 60_000 }

/** Interval of the check for unread answers, ms. */
const sweepInterval = 1000

/** How long uploads and downloads in progress may continue once the server stops, ms. */
const stopGrace = 1500

/**
 * How long a balancer may reuse an open connection while the server stops, ms; the answer then says that it was the
 * last. If a connection is closed while a form is on its way, the balancer does not send the form again: the visitor
 * gets a 502.
 */
const balancerGrace = 300

/** How often idle connections are closed while the server stops, ms. */
const stopInterval = 50

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** By `performance.now()`. */
  since: number
}

interface Connection {
  socket: Socket
  exchanges: Set<Exchange>
  /** Whether a request has arrived yet. */
  used: boolean
  /** Whether it carries the requests of many clients. */
  fromBalancer: boolean
}

/**
 * The open connections of the server. When all are taken, a new one replaces one that waits for its client:
 * idle, with half a request, or with an answer that is not read.
 */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #isProxy: (address: string) => boolean
  /** By client; of each the oldest first. */
  readonly #clients = new Map<string, Set<Connection>>()
  readonly #bySocket = new WeakMap<Socket, Connection>()
  #timer: NodeJS.Timeout
  #count = 0

  /** @param isProxy whether an address is a balancer's, which brings the connections of many */
  constructor(limits: ConnectionLimits, isProxy: (address: string) => boolean) {
    this.#limits = limits
    this.#isProxy = isProxy
    this.#timer = setInterval(() => this.#cutUnread(), sweepInterval).unref()
  }

  /** Accepts a new connection, or closes it if there is no room. */
  add(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const client = clientKey(address)
    const own = this.#clients.get(client)
    const fromBalancer = this.#isProxy(address)
    if (own && own.size >= this.#limits.perClient && !fromBalancer && !reclaim([own])) {
      socket.destroy()
      return
    }
    if (this.#count >= this.#limits.total && !reclaim(this.#largestFirst())) {
      socket.destroy()
      return
    }
    const connection: Connection = { socket, exchanges: new Set(), used: false, fromBalancer }
    const connections = own ?? new Set()
    this.#clients.set(client, connections.add(connection))
    this.#bySocket.set(socket, connection)
    this.#count += 1
    socket.once('close', () => {
      this.#count -= 1
      connections.delete(connection)
      if (connections.size === 0 && this.#clients.get(client) === connections) this.#clients.delete(client)
    })
  }

  /** Whether a request may be answered; otherwise its connection is closed. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request
    const connection = this.#bySocket.get(socket)
    if (!connection || socket.destroyed) return false
    if (connection.exchanges.size >= this.#limits.unanswered) {
      stopParsing(socket)
      socket.destroy()
      return false
    }
    const exchange = { request, response, since: performance.now() }
    connection.exchanges.add(exchange)
    connection.used = true
    response.once('close', () => connection.exchanges.delete(exchange))
    return true
  }

  /**
   * Closes connections as soon as their last answer is out, and after `stopGrace` those that wait for their client: a new
   * one is about to send its first request. Node closes idle connections once, when the server begins to stop; one that
   * was busy then would stay open for the whole keep-alive time. Waits until none is left.
   */
  async drain(): Promise<void> {
    const started = performance.now()
    clearInterval(this.#timer)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#timer = setInterval(() => {
      if (this.#count === 0) resolve()
      const elapsed = performance.now() - started
      const late = elapsed > stopGrace
      for (const connection of this.#all()) {
        const used = connection.used && (!connection.fromBalancer || elapsed > balancerGrace)
        const done = used && connection.exchanges.size === 0
        if (done || (late && waitsForClient(connection))) connection.socket.destroy()
      }
    }, stopInterval)
    await promise
    this.stop()
  }

  /** Ends background work; call when the server has closed. */
  stop(): void {
    clearInterval(this.#timer)
  }

  #cutUnread(): void {
    const oldest = performance.now() - this.#limits.answerTime
    for (const connection of this.#all()) {
      if (!waitsForClient(connection)) continue
      if ([...connection.exchanges].some(({ since }) => since < oldest)) connection.socket.destroy()
    }
  }

  #all(): Connection[] {
    return [...this.#clients.values()].flatMap(connections => [...connections])
  }

  #largestFirst(): Set<Connection>[] {
    return [...this.#clients.values()].sort((a, b) => b.size - a.size)
  }
}

/** Answers all requests that arrived before a stop, before closing anything the server needs. */
export function closeGracefully(app: FastifyInstance, connections: Connections): void {
  app.addHook('preClose', async () => {
    // Node's own close would cut connections whose first request is on its way.
    Server.prototype.close.call(app.server)
    await connections.drain()
  })
  app.addHook('onClose', async () => connections.stop())
}

/** Closes the oldest connection that waits for its client, of the first group that has one; whether there was one. */
function reclaim(groups: Iterable<Set<Connection>>): boolean {
  for (const connections of groups) {
    for (const connection of connections) {
      if (connection.socket.destroyed || !waitsForClient(connection)) continue
      connection.socket.destroy()
      return true
    }
  }
  return false
}

/**
 * Ends the parsing of what was read from a socket. Node parses all that it has read, up to 64 kB, even if the socket has
 * been destroyed in the meantime: up to 1,700 requests, each of which costs as much as an answered one. 2 tells its parser
 * that the connection was upgraded, after which no HTTP follows.
 */
function stopParsing(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser')
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => 2)
}

/** Whether nothing is left for the server to do: a connection without requests waits for its client too. */
function waitsForClient({ exchanges }: Connection): boolean {
  return [...exchanges].every(({ request, response }) => !request.complete || response.writableEnded)
}
