import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { dokuGateway } from '#adapters/doku/client.ts'
import type { DokuSandbox } from '#adapters/doku/sandbox.ts'
import { desk } from '#adapters/gateway-sandbox/desk.ts'
import { settlementFiles } from '#adapters/settlement-file/client.ts'
import { yukkGateway } from '#adapters/yukk/client.ts'
import type { YukkQris } from '#adapters/yukk/qris.ts'
import type { YukkSandbox } from '#adapters/yukk/sandbox.ts'
import type { Gateway, GatewayName } from '#modules/payment/ports.ts'
import type { SettlementPorts } from '#modules/settlement/ports.ts'
import type { Clock } from './clock.ts'
import { type Config, required } from './config.ts'
import type { Nodes } from './nodes/nodes.ts'
import { newKeyPair, rsaKey } from './rsa-key.ts'
import type { Tenants } from './tenants.ts'

export type Gateways = Readonly<Partial<Record<GatewayName, Gateway>>>
/** There only in a demo, each where no real account is configured. */
export type GatewaySandboxes = { doku?: DokuSandbox; yukk?: YukkSandbox }
type Parts = { clock: Clock; port: () => number; tenants: Tenants }
type PortParts = Omit<Parts, 'tenants'> & { nodes: Pick<Nodes, 'announce' | 'on'> }

export function gatewaySandboxes(config: Config, { clock, port, tenants }: Parts): GatewaySandboxes {
  if (!config.demo) return {}
  const common = (name: GatewayName) => ({
    desk: desk({ folder: join(config.data_dir, 'sandbox', name), now: clock.now }),
    now: clock.now,
    origin: () => tenants.all()[0]?.public_url ?? '',
    notification_url: () => `${apiUrl(config, port)}/api/v3/payments/notifications/${name}`,
  })
  return {
    ...(config.DOKU_CLIENT_ID
      ? {}
      : {
          doku: {
            ...common('doku'),
            client_id: 'BRN-0000-SANDBOX',
            secret: `SK-${sandboxSecret(config, 'doku')}`,
            qris: { ...newKeyPair(), merchant_id: 'SANDBOX', terminal_id: 'A01', postal_code: '12190' },
          },
        }),
    ...(config.YUKK_CLIENT_ID
      ? {}
      : {
          yukk: {
            ...common('yukk'),
            client_id: 'sandbox',
            client_secret: sandboxSecret(config, 'yukk'),
            merchant_id: 'SANDBOX',
            joining: config.YUKK_SIGNATURE,
            qris: {
              ...newKeyPair(),
              client_id: 'SANDBOX-QRIS',
              secret: sandboxSecret(config, 'yukk qris'),
              store_id: 'SANDBOX',
              partner: { client_id: 'SANDBOX-YUKK', secret: sandboxSecret(config, 'yukk partner') },
            },
          },
        }),
  }
}

/** Where files of settlements can be fetched: of sandboxes. A real gateway's is uploaded at the desk, in whatever way it comes. */
export function settlementSources(sandboxes: GatewaySandboxes, port: () => number): SettlementPorts['settlements'] {
  const here = (name: GatewayName) =>
    settlementFiles({ what: name.toUpperCase(), url: () => `http://127.0.0.1:${port()}/sandbox/${name}/settlements` })
  return { ...(sandboxes.doku && { doku: here('doku') }), ...(sandboxes.yukk && { yukk: here('yukk') }) }
}

const apiUrl = (config: Config, port: () => number): string =>
  (config.API_URL ?? `http://127.0.0.1:${port()}`).replace(/\/+$/, '')

/** Each installation its own, and never one that stands in the source: with it anyone could say that they have paid. */
const sandboxSecret = (config: Config, name: string): string =>
  createHmac('sha256', config.session_secret).update(`sandbox ${name}`).digest('base64url')

/** The gateways payments go through: real where they are configured, a sandbox in the demo, else none. */
export function gatewayPorts(config: Config, sandboxes: GatewaySandboxes, { clock, port, nodes }: PortParts): Gateways {
  const { now } = clock
  const here = (name: GatewayName) => `http://127.0.0.1:${port()}/sandbox/${name}`
  const doku = config.DOKU_CLIENT_ID ? realDoku(config) : sandboxes.doku && { ...sandboxes.doku, url: '' }
  const yukk = config.YUKK_CLIENT_ID ? realYukk(config) : sandboxes.yukk && { ...sandboxes.yukk, url: '' }
  return {
    ...(doku && {
      doku: guarded(
        'doku',
        late(() => dokuGateway({ ...doku, url: doku.url || here('doku'), now })),
        { clock, nodes },
      ),
    }),
    ...(yukk && {
      yukk: guarded(
        'yukk',
        late(() => yukkGateway({ ...yukk, ...yukkAt(yukk, here('yukk')), now })),
        { clock, nodes },
      ),
    }),
  }
}

/** Of a sandbox both of YUKK's products stand at one address. */
const yukkAt = ({ url, qris }: { url: string; qris?: Omit<YukkQris, 'url'> | YukkQris | undefined }, here: string) => ({
  url: url || here,
  qris: qris && { url: here, ...qris },
})

const realDoku = (config: Config) => ({
  url: config.DOKU_URL.replace(/\/+$/, ''),
  client_id: required(config.DOKU_CLIENT_ID, 'DOKU_CLIENT_ID'),
  secret: required(config.DOKU_SECRET_KEY, 'DOKU_SECRET_KEY'),
  qris: dokuCodes(config),
})

/** Who is no QRIS merchant of DOKU's has none: QRIS is then paid at DOKU's own page. */
function dokuCodes(config: Config) {
  const key = rsaKey(config.DOKU_QRIS_PRIVATE_KEY ?? '')
  return (
    key && {
      private_key: () => key,
      merchant_id: required(config.DOKU_QRIS_MERCHANT_ID, 'DOKU_QRIS_MERCHANT_ID'),
      terminal_id: config.DOKU_QRIS_TERMINAL_ID,
      postal_code: required(config.DOKU_QRIS_POSTAL_CODE, 'DOKU_QRIS_POSTAL_CODE'),
    }
  )
}

const realYukk = (config: Config) => ({
  url: config.YUKK_URL.replace(/\/+$/, ''),
  client_id: required(config.YUKK_CLIENT_ID, 'YUKK_CLIENT_ID'),
  client_secret: required(config.YUKK_CLIENT_SECRET, 'YUKK_CLIENT_SECRET'),
  merchant_id: required(config.YUKK_MERCHANT_ID, 'YUKK_MERCHANT_ID'),
  joining: config.YUKK_SIGNATURE,
  qris: yukkCodes(config),
})

/** QRIS of YUKK's is an account of its own; without it QRIS is paid at YUKK's page. */
function yukkCodes(config: Config): YukkQris | undefined {
  const key = rsaKey(config.YUKK_QRIS_PRIVATE_KEY ?? '')
  return (
    key && {
      url: config.YUKK_QRIS_URL.replace(/\/+$/, ''),
      client_id: required(config.YUKK_QRIS_CLIENT_ID, 'YUKK_QRIS_CLIENT_ID'),
      secret: required(config.YUKK_QRIS_SECRET, 'YUKK_QRIS_SECRET'),
      private_key: () => key,
      store_id: required(config.YUKK_QRIS_STORE_ID, 'YUKK_QRIS_STORE_ID'),
      partner: {
        client_id: required(config.YUKK_QRIS_PARTNER_ID, 'YUKK_QRIS_PARTNER_ID'),
        secret: required(config.YUKK_QRIS_PARTNER_SECRET, 'YUKK_QRIS_PARTNER_SECRET'),
      },
    }
  )
}

type Bare = Omit<Gateway, 'isUp'>

/** A sandbox stands in this very process: its address is known once the process listens. */
function late(make: () => Bare): Bare {
  let made: Bare | undefined
  const gateway = () => {
    made ??= make()
    return made
  }
  return {
    start: (wish) => gateway().start(wish),
    status: (payment) => gateway().status(payment),
    canRefund: (method_code) => gateway().canRefund(method_code),
    refund: (wish) => gateway().refund(wish),
    verify: (delivery) => gateway().verify(delivery),
    token: (headers) => gateway().token?.(headers),
  }
}

const failuresAllowed = 3
const restMs = 30_000

type Shared = { clock: Pick<Clock, 'now'>; nodes: Pick<Nodes, 'announce' | 'on'> }

/**
 * Whether to try it: after some failures in a row it is left alone for a while. What other processes say is a hint: it lets
 * this one's own next try decide, and is nothing to one that has just been there itself.
 */
function standing(name: GatewayName, { clock, nodes }: Shared) {
  let failures = 0
  let restsUntil = 0
  let reachedAt = Number.NEGATIVE_INFINITY
  const now = () => clock.now().getTime()
  nodes.on((said) => {
    if (said.topic !== 'service' || said.service !== name) return
    const oneShort = failuresAllowed - 1
    if (!said.is_away) failures = failures < failuresAllowed ? 0 : oneShort
    else if (now() - reachedAt >= restMs) failures = Math.max(failures, oneShort)
  })
  return {
    note(isReached: boolean) {
      const wasAway = failures >= failuresAllowed
      failures = isReached ? 0 : failures + 1
      const isAway = failures >= failuresAllowed
      if (isReached) reachedAt = now()
      if (isAway) restsUntil = now() + restMs
      if (isAway || wasAway) nodes.announce({ topic: 'service', service: name, is_away: isAway })
    },
    isUp: () => failures < failuresAllowed || now() >= restsUntil,
  }
}

/** One that is away is left alone for a while: waiting for it would hold up everyone else. */
export function guarded(name: GatewayName, gateway: Bare, shared: Shared): Gateway {
  const { note, isUp } = standing(name, shared)
  const watched = async <T extends { ok: boolean; why?: string }>(work: Promise<T>): Promise<T> => {
    const result = await work
    note(result.ok || result.why !== 'unreachable')
    return result
  }
  return {
    start: (wish) => watched(gateway.start(wish)),
    status: (payment) => watched(gateway.status(payment)),
    canRefund: gateway.canRefund,
    refund: (wish) => watched(gateway.refund(wish)),
    verify: gateway.verify,
    token: (headers) => gateway.token?.(headers),
    isUp,
  }
}
