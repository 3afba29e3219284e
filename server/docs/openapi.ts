import { z } from 'zod'
import { type Call, rolesOf } from '#core/call.ts'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import { callName } from './call-names.ts'
import { type Placed, placed } from './paths.ts'

type Json = Record<string, unknown>
type Operation = Json & { parameters: Json[]; requestBody?: Json; responses: Record<string, Json> }
type OpenApi = Json & {
  paths: Record<string, Record<string, Operation>>
  'x-refusals': Record<string, { status: number; id: string; en: string }>
}

const always: readonly RefusalCode[] = [
  codes.app_key_malformed,
  codes.app_key_unknown,
  codes.request_unreadable,
  codes.input_invalid,
  codes.too_many_requests,
  codes.server_error,
]
const forMembers: readonly RefusalCode[] = [codes.not_signed_in, codes.token_expired, codes.origin_foreign]

/** Every code a call can answer with. */
export const refusalsOf = (call: Call): RefusalCode[] => [
  ...new Set([
    ...always,
    ...(call.who === 'member' || call.who === 'owner' ? forMembers : []),
    ...(call.who === 'owner' ? ([codes.not_found] as const) : []),
    ...(call.once ? ([codes.idempotency_key_reused, codes.idempotency_key_invalid] as const) : []),
    ...(call.reads === 'multipart' || call.reads === 'raw'
      ? ([codes.too_large, codes.content_type_unsupported] as const)
      : []),
    ...(call.refusals ?? []),
  ]),
]

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => writeOutNames(jsonSchema),
  })
  return json
}

/** A record of known names asks for every one of them: they are written out as properties. */
function writeOutNames(schema: z.core.JSONSchema.BaseSchema): void {
  const { required, properties, additionalProperties } = schema
  if (!required || properties || additionalProperties === undefined) return
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  schema.additionalProperties = false
  delete schema.propertyNames
}

/** The contract as OpenAPI 3.1, made from the calls alone. Those of the desk are not for the builders of other clients. */
export function openapi(calls: readonly Call[]): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const one of placed(
    calls.filter((call) => rolesOf(call) === undefined),
    wordsOf,
  )) {
    paths[one.path] = { ...paths[one.path], [one.call.method.toLowerCase()]: operation(one) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rihla',
      version: '1',
      description: 'Umrah, hajj, sharia travel and souvenirs.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host this document was read from.' }],
    paths,
    components: { schemas: { Failure: failure }, securitySchemes: security },
    'x-refusals': Object.fromEntries(
      Object.entries(refusals).map(([code, { status, id, en }]) => [code, { status, id, en }]),
    ),
  }
}

export const failure = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(refusals) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    data: { type: 'object', description: 'What stands in the way, where the call says so.' },
  },
} as const

const security = {
  user: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  refresh: { type: 'apiKey', in: 'header', name: 'refresh-token' },
} as const

const securityOf: Readonly<Record<Extract<Call['who'], string>, Json[]>> = {
  'refresh-token': [{ refresh: [] }],
  anyone: [{}, { user: [] }],
  member: [{ user: [] }],
  owner: [{ user: [] }],
  // Each gateway signs in its own way.
  gateway: [{}],
}
const anyBytes = { content: { 'application/json': { schema: {} } } } as const

const words = z.union([
  z.object({ enum: z.array(z.string()) }).transform((schema) => schema.enum),
  z.object({ const: z.string() }).transform((schema) => [schema.const]),
])
const anyWords = z.union([words, z.object({ anyOf: z.array(words) }).transform(({ anyOf }) => anyOf.flat())])

/** The words a parameter takes, where it takes no others. */
const wordsOf = (call: Call, name: string): readonly string[] | undefined =>
  anyWords.safeParse(schemaOf(call.input, 'input').properties?.[name]).data

const capitalised = (word: string): string =>
  word.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())

function operation({ call, path, word }: Placed): Operation {
  const inPath = [...call.path.matchAll(/:([A-Za-z_]+)/g)].map((match) => match[1] ?? '')
  const isOpen = (name: string) => path.includes(`{${name}}`)
  const input = schemaOf(call.input, 'input')
  const name = callName(call)
  const { properties: fields = {}, required = [] } = input
  const rest = Object.keys(fields).filter((name) => !inPath.includes(name))
  const isQuery = call.method === 'GET'
  const parameters = [
    ...inPath
      .filter(isOpen)
      .map((name) => ({ name, in: 'path', required: true, schema: fields[name] ?? { type: 'string' } })),
    ...(isQuery
      ? rest.map((name) => ({ name, in: 'query', required: required.includes(name), schema: fields[name] }))
      : []),
    ...(call.once ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }] : []),
    ...(call.headers ?? []).map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } })),
  ]
  const hasBody = !isQuery && (rest.length > 0 || call.files !== undefined)
  return {
    ...(name && { operationId: word ? `${name}${capitalised(word)}` : name }),
    summary: call.about,
    'x-who': call.who,
    parameters,
    ...(hasBody && {
      requestBody: body(
        call,
        pick(fields, rest),
        required.filter((name) => rest.includes(name)),
      ),
    }),
    ...(call.reads === 'raw' && { requestBody: anyBytes }),
    responses: responses(call),
    security: typeof call.who === 'string' ? securityOf[call.who] : [],
  }
}

const pick = (from: Json, names: string[]): Json => Object.fromEntries(names.map((name) => [name, from[name] ?? {}]))

function body(call: Call, properties: Json, required: string[]): Json {
  const files = Object.fromEntries(
    Object.keys(call.files ?? {}).map((name) => [name, { type: 'string', format: 'binary' }]),
  )
  const schema = { type: 'object', properties: { ...properties, ...files }, ...(required.length > 0 && { required }) }
  return { content: { [call.reads === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema } } }
}

function responses(call: Call): Operation['responses'] {
  const output = schemaOf(call.output, 'output')
  const data = call.answers === 'file' ? { type: 'string', format: 'binary' } : output
  const schema =
    call.answers === 'bare' || call.answers === 'file'
      ? data
      : call.answers === 'protocol'
        ? output.properties?.body
        : { type: 'object', required: ['message', 'data'], properties: { message: { type: 'string' }, data } }
  const type = call.answers === 'file' ? 'application/octet-stream' : 'application/json'
  const byStatus: Record<string, Json> = { '200': { description: 'Done', content: { [type]: { schema } } } }
  for (const code of refusalsOf(call)) {
    const status = String(refusals[code].status)
    const known = byStatus[status]?.description
    byStatus[status] = {
      description: `${known ? `${known}; ` : ''}${code}: ${refusals[code].en}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    }
  }
  return byStatus
}
