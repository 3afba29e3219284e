import { join } from 'node:path'
import { pdfPrinter } from '#adapters/pdf/printer.ts'
import { type Call, callKey } from '#core/call.ts'
import type { Db } from '#core/context.ts'
import { hashSecret, isSameSecret } from '#core/ids.ts'
import type { LimitPort } from '#core/ports.ts'
import type { Tenant } from '#core/tenant.ts'
import { departuresOfOrders, ordersOfDeparture, promoSpending } from '#modules/booking/module.ts'
import { isDeviceKnown } from '#modules/identity/module.ts'
import { networkOf } from '#modules/identity/rules/network.ts'
import { countCode, recordAudit, staffBySecret } from '#modules/staff/module.ts'
import { bankPort } from './banks.ts'
import { bounceReports } from './bounce-reports.ts'
import { callers } from './callers.ts'
import { booksPort } from './check-books.ts'
import { type Clock, productClock } from './clock.ts'
import type { Config } from './config.ts'
import { type Connections, openConnections } from './connections.ts'
import { deskPort } from './desk-port.ts'
import type { RunCounts } from './jobs/run-job.ts'
import { type Keys, keysOf } from './keys.ts'
import { storedLimits, type Take } from './limits.ts'
import type { Log } from './log.ts'
import { modules } from './modules.ts'
import { followNodes } from './nodes/follow.ts'
import type { Nodes } from './nodes/nodes.ts'
import { nodesOf } from './nodes/open.ts'
import { type Outside, outside } from './outside.ts'
import { argonPasswords } from './passwords.ts'
import { personalData } from './personal-data.ts'
import { takePicture } from './pictures/intake.ts'
import { type Admission, admission, type Bound, type CallRequest, type Pipeline, pipeline } from './pipeline.ts'
import { recentWriters } from './recent-writers.ts'
import { recommendable } from './recommendable.ts'
import { retention } from './retention.ts'
import { loadTenants, type Tenants } from './tenants.ts'
import type { Traces } from './traces/traces.ts'
import { documentPort } from './travel-documents/intake.ts'
import type { BooksSeen } from './watch/books.ts'
import { type CallFigures, callFigures } from './watch/call-figures.ts'
import { watchedPipeline } from './watch/watched-calls.ts'

/** Everything a process is made of, put together once. */
export type Application = Omit<Connections, 'close'> & {
  config: Config
  log: Log
  clock: Clock
  keys: Keys
  tenants: Tenants
  /** The other processes of this installation. */
  nodes: Nodes
  outside: Outside
  ports: Awaited<ReturnType<typeof makePorts>>
  calls: ReadonlyMap<string, Bound>
  run: Pipeline
  admit: Admission
  /** How often calls and events are made, how they end, and how long they take. */
  figures: CallFigures
  /** Only where somebody collects them. */
  traces: Traces | undefined
  /** Set by what listens and by the job runner once they stand, and by whoever stops them. */
  state: {
    port: number
    queue: 'off' | 'starting' | 'ready'
    is_stopping: boolean
    job_runs: RunCounts
    /** The last look at the books, in a process that takes them. */
    books?: BooksSeen
    /** Services of the outbox that are left alone for a while. */
    restingServices?: () => string[]
    /** Which parts are ready, as `/readyz` says. */
    readiness?: () => Promise<Record<string, boolean>>
  }
  isQueueReady(): boolean
  close(): Promise<void>
}

export async function compose(config: Config, log: Log, databaseUrl: string): Promise<Application> {
  const clock = productClock()
  const state = firstState(config)
  const traces = await tracesOf(config, log)
  const { close: closeConnections, ...connections } = openConnections(databaseUrl, config, { log, traces })
  const { db, reads } = connections
  const keys = keysOf(config.session_secret)
  const tenants = await loadTenants(db, config, () => state.port)
  const known = callers(db, keys, clock.now)
  const [nodes, limits] = [await nodesOf(config, log), storedLimits(db, clock.now)]
  const world = await outside(config, { clock, tenants, port: () => state.port, nodes, limits })
  const others = followNodes({ nodes, db, clock, log, forgetCallers: known.forget })
  const ports = await makePorts({ config, log, db, keys, clock, tenants, world, state, limits, others })
  const parts = {
    db,
    reads,
    writers: recentWriters(),
    clock: clock.now,
    ports,
    limits,
    caller: known.caller,
    staff: (secret: string) => staffBySecret(db, secret, clock.now()),
    recordAudit,
    countCode: <T>(staff_id: string, work: () => Promise<T>) =>
      countCode({ db, ports, now: clock.now() }, staff_id, work),
    generalWait: generalLimit(config, nodes),
    isAppKeyKnown: async (tenant: Tenant, key: string) =>
      isSameSecret(key, config.site_key) || isDeviceKnown(db, tenant.id, hashSecret(key)),
  }
  const watchers = { figures: callFigures(), traces }
  const [run, admit] = [watchedPipeline(pipeline(parts), watchers), admission(parts)]
  const isQueueReady = () => state.queue !== 'starting'
  const made = { config, log, ...connections, clock, keys, tenants, nodes, state }
  const close = () => {
    others.close()
    return closeConnections().finally(() => traces?.close())
  }
  return { ...made, outside: world, ports, calls: bindCalls(), run, admit, ...watchers, isQueueReady, close }
}

/** Loads nothing where nobody collects. */
async function tracesOf(config: Config, log: Log): Promise<Traces | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share, RUN: run } = config
  if (!endpoint) return undefined
  const { startTraces } = await import('./traces/start.ts')
  return startTraces({ endpoint, share, run, log })
}

const firstState = ({ PORT, RUN }: Config): Application['state'] => ({
  port: PORT,
  queue: RUN.includes('jobs') ? 'starting' : 'off',
  is_stopping: false,
  job_runs: new Map(),
})

type PortParts = {
  config: Config
  log: Log
  db: Db
  keys: Keys
  clock: Clock
  tenants: Tenants
  world: Outside
  state: Application['state']
  limits: LimitPort
  others: Pick<ReturnType<typeof followNodes>, 'sessionsEnded' | 'staffSessionsEnded'>
}

async function makePorts(parts: PortParts) {
  return {
    files: parts.world.files,
    pictures: parts.world.pictures,
    sign_in: parts.world.sign_in,
    reviews: parts.world.reviews,
    couriers: parts.world.couriers,
    gateways: parts.world.gateways,
    banks: bankPort(parts.config, parts.world.sandbox.banks, parts),
    settlements: parts.world.settlements,
    documents: documentPort(parts.config.documents_secrets),
    photos: { take: (bytes: Buffer) => takePicture(bytes) },
    personal_data: personalData,
    retention,
    printer: pdfPrinter(join(parts.config.root, 'server', 'og', 'fonts')),
    push: parts.world.push,
    tokens: parts.keys,
    passwords: await argonPasswords(),
    bounce_reports: bounceReports(parts.config, parts.log),
    limits: parts.limits,
    sessionsEnded: parts.others.sessionsEnded,
    staffSessionsEnded: parts.others.staffSessionsEnded,
    desk: deskPort(parts.config, parts.tenants),
    sites: { all: () => parts.tenants.all() },
    orders: { spending: promoSpending },
    operations: {
      readiness: async () => (await parts.state.readiness?.()) ?? {},
      jobRuns: () => parts.state.job_runs,
      noteBooks: (books: Omit<BooksSeen, 'at'>) => {
        // By the collector's clock, which no demo moves.
        parts.state.books = { ...books, at: new Date() }
      },
    },
    books: booksPort,
    recommendable,
    departures: { ordersOf: ordersOfDeparture, ofOrders: departuresOfOrders },
    hijri_offset_days: parts.config.HIJRI_OFFSET_DAYS,
  }
}

/** Contract and handlers, paired by name; found by method and path from here on. */
function bindCalls(): Map<string, Bound> {
  const bound = new Map<string, Bound>()
  for (const module of modules) {
    const desk = 'console' in module ? module.console : { contract: {}, calls: {} }
    const contract: Record<string, Call> = { ...module.contract, ...desk.contract }
    const handlers: Record<string, Bound['run']> = { ...module.calls, ...desk.calls }
    const rushes: Record<string, Bound['rush']> = 'rush' in module ? module.rush : {}
    for (const [name, call] of Object.entries(contract)) {
      const run = handlers[name]
      if (!run) throw new Error(`no handler for ${callKey(call)}`)
      bound.set(callKey(call), { call, run, rush: rushes[name] })
    }
  }
  return bound
}

/** Per address and minute. Callers with an app key have more room; pages are limited as pages. */
function generalLimit(config: Config, nodes: Nodes) {
  const take = nodes.limits('calls')
  const most = config.RATE_LIMIT_PER_MINUTE
  return (request: CallRequest, hasAppKey: boolean): ReturnType<Take> => {
    if (most === 0 || request.from_site) return undefined
    const points = hasAppKey ? most : Math.ceil(most / 2)
    return take(`${hasAppKey ? 'key' : 'open'} ${networkOf(request.request.ip)}`, { points, seconds: 60 })
  }
}
