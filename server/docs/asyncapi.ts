import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import type { SocketEvent, SocketNotice, SocketWho } from '#core/socket-event.ts'
import { failure, schemaOf } from './openapi.ts'

type Json = Record<string, unknown>
export type Addressed = { who: SocketWho; notice: SocketNotice }
/** What is said over sockets, and what is told. */
export type Spoken = { events: readonly SocketEvent[]; notices: readonly Addressed[] }

const passing = [codes.too_many_requests, codes.service_unavailable, codes.server_error].join(', ')
const description = [
  'What is said over sockets (socket.io 4, transport websocket), with an acknowledgement where an answer is wanted.',
  'Who is not let in is told a code, as `data.code` of `connect_error`, and hung up on.',
  `After ${passing} come again, 10 to 20 seconds later.`,
].join(' ')

/** What any event may be answered with; a handler may refuse with what the call of the same name does. */
export const alwaysRefused: readonly RefusalCode[] = [codes.input_invalid, codes.too_many_requests, codes.server_error]

const channelOf: Readonly<Record<SocketWho, Json>> = {
  member: {
    address: '/socket.io/',
    title: 'Members',
    description: 'On the host of a brand, for its members: signed in as at a call, by the same headers or cookie.',
  },
  consultant: {
    address: '/socket.io/',
    title: 'Consultants',
    description:
      'On the host of the desk, for those who answer members: signed in there, with `x-type: consultant` as a header or in the address.',
  },
}

const securitySchemes = {
  member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  consultant: { type: 'http', scheme: 'bearer' },
} as const

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const ref = (...path: string[]) => ({ $ref: `#/${path.join('/')}` })
const inOrder = <T>(list: readonly T[], keyOf: (one: T) => string): T[] =>
  [...list].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'))

type Part = { who: SocketWho; key: string; messages: Record<string, Json>; operation: Json }

/** An event: seen from the server it is received, and answered where the client asked for an answer. */
function partOfEvent({ name, who, about, input, output, limit }: SocketEvent): Part {
  const key = `${who}${upper(name)}`
  return {
    who,
    key,
    messages: {
      [key]: { name, summary: about, payload: schemaOf(input, 'input') },
      [`${key}Answer`]: { name: `${name} answer`, summary: 'The answer.', payload: schemaOf(output, 'output') },
    },
    operation: {
      action: 'receive',
      channel: ref('channels', who),
      summary: about,
      messages: [ref('channels', who, 'messages', key)],
      reply: {
        channel: ref('channels', who),
        messages: [`${key}Answer`, 'failure'].map((message) => ref('channels', who, 'messages', message)),
      },
      security: [ref('components', 'securitySchemes', who)],
      'x-who': who,
      'x-limit': limit,
    },
  }
}

function partOfNotice({ who, notice: { name, about, data } }: Addressed): Part {
  const key = `${who}Told${upper(name)}`
  const operation = {
    action: 'send',
    channel: ref('channels', who),
    summary: about,
    messages: [ref('channels', who, 'messages', key)],
    security: [ref('components', 'securitySchemes', who)],
    'x-who': who,
  }
  return { who, key, messages: { [key]: { name, summary: about, payload: schemaOf(data, 'output') } }, operation }
}

/** The declarations of socket.io's events as AsyncAPI 3: the same text in whatever order they came. */
export function asyncapi({ events, notices }: Spoken) {
  const parts = [
    ...inOrder(events, ({ who, name }) => `${who} ${name}`).map(partOfEvent),
    ...inOrder(notices, ({ who, notice }) => `${who} ${notice.name}`).map(partOfNotice),
  ]
  const messages: Record<string, Json> = Object.assign({ failure: failed }, ...parts.map((part) => part.messages))
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Rihla',
      version: '1',
      description,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: { host: { host: 'localhost', protocol: 'wss', description: 'The host this document was read from.' } },
    channels: channelsOf(parts),
    operations: Object.fromEntries(parts.map(({ key, operation }) => [key, operation])),
    components: { messages, schemas: { Failure: failure }, securitySchemes },
    'x-refusals': Object.fromEntries(alwaysRefused.map((code) => [code, refusals[code]])),
  }
}

const failed = { name: 'failure', summary: 'Why not, as at a call.', payload: ref('components', 'schemas', 'Failure') }

const channelsOf = (parts: readonly Part[]): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(channelOf).map(([who, channel]) => {
      const names = parts.filter((part) => part.who === who).flatMap((part) => Object.keys(part.messages))
      const messages = Object.fromEntries(
        [...names, 'failure'].map((name) => [name, ref('components', 'messages', name)]),
      )
      return [who, { ...channel, messages }]
    }),
  )
