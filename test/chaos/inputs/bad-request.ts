import type { Call } from '#core/call.ts'
import { pages } from '#web/pages.ts'
import { badValue, extraNames } from './bad-values.ts'
import type { Chance } from './random.ts'

export type BadRequest = { method: Call['method']; url: string; headers: Record<string, string>; payload?: string }
/** What requests are made of: the calls there are, and someone who is signed in. */
export type Aims = { calls: readonly Pick<Call, 'method' | 'path' | 'input' | 'reads'>[]; token: string }

/** How an address carries a value: readable, and no longer than Node takes. */
function inAddress(value: unknown): string {
  const plain = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(plain.toWellFormed()).slice(0, 1_500)
}

/** A header can hold no line break and no sign beyond a byte. */
const inHeader = (value: unknown): string =>
  String(typeof value === 'object' ? JSON.stringify(value) : value)
    .replace(/[^\t\x20-\x7e\xa0-\xff]/g, '?')
    .slice(0, 300)

const fill = (path: string, chance: Chance): string =>
  path.replace(/:([A-Za-z_]+)\??|\*/g, () => inAddress(badValue(chance)).slice(0, 300))

function query(names: readonly string[], chance: Chance): string {
  const sent = names.filter(() => chance.often(0.5)).map((name) => `${inAddress(name)}=${inAddress(badValue(chance))}`)
  const extra = chance.often(0.2) ? [`${inAddress(chance.pick(extraNames))}=${inAddress(badValue(chance))}`] : []
  const all = [...sent, ...extra].join(chance.often(0.95) ? '&' : '?').slice(0, 6_000)
  return all === '' ? '' : `?${all}`
}

function headersOf(chance: Chance, token: string): Record<string, string> {
  const headers: Record<string, string> = {
    host: chance.pick(['localhost', 'localhost', 'localhost', 'demo.localhost', 'localhost:99999', 'localhost:80']),
    // From everywhere: how often one address may ask is not what is on trial.
    'x-forwarded-for': `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`,
  }
  if (chance.often(0.5)) headers.authorization = `Bearer ${token}`
  const sometimes = {
    'access-token': ['x', 'a'.repeat(40), '\xe9', 'a b'],
    'accept-language': ['en', '', 'xx;q=9', ';,;', 'en;q=0'],
    'refresh-token': ['', 'x', '\xff'.repeat(50)],
    cookie: ['jwt=x', 'jwt=; refresh_token=', '=;;=', 'device=\xff', `jwt=${token}`, 'toast=x; cart=e30.x.y'],
    'idempotency-key': ['k', '', 'a'.repeat(256), '\xe9'],
    'if-none-match': ['*', 'W/"x"', '""'],
    accept: ['*/*', 'application/json', 'x/y;q=2'],
  }
  for (const [name, values] of Object.entries(sometimes))
    if (chance.often(0.08)) headers[name] = chance.often(0.8) ? chance.pick(values) : inHeader(badValue(chance))
  return headers
}

const jsonTypes = ['application/json', 'application/json; charset=utf-8', ' application/json', 'text/plain', 'x']

/** A body as a careless or a hostile program writes it. */
function json(names: readonly string[], chance: Chance): string {
  if (chance.often(0.02)) return chance.pick(['', '{', '[]', '"x"', 'null', `${'['.repeat(5_000)}`, '{"a":1,"a":2}'])
  const extra = chance.often(0.3) ? [chance.pick(extraNames)] : []
  const fields = [...names, ...extra].filter(() => chance.often(0.9))
  const body: Record<string, unknown> = Object.fromEntries(fields.map((name) => [name, badValue(chance)]))
  return JSON.stringify(body)
}

/** One call of the contract, with what it does not expect. */
export function badCall({ calls, token }: Aims, chance: Chance): BadRequest {
  const { method, path, input, reads } = chance.pick(calls)
  const names = Object.keys(input.shape)
  const isQuery = method === 'GET' || chance.often(0.1)
  const headers = headersOf(chance, token)
  const url = fill(path, chance) + (isQuery ? query(names, chance) : '')
  if (isQuery) return { method, url, headers }
  if (reads === 'multipart') return { method, url, ...parts(names, headers, chance) }
  headers['content-type'] = chance.often(0.95) ? 'application/json' : chance.pick(jsonTypes)
  return { method, url, headers, payload: json(names, chance) }
}

function parts(names: readonly string[], headers: Record<string, string>, chance: Chance) {
  const one = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${inHeader(name)}"${chance.often(0.5) ? '; filename="a.pdf"' : ''}\r\n\r\n${inHeader(badValue(chance))}\r\n`
  const all = [...names, 'file', 'avatar', 'photo_1'].filter(() => chance.often(0.7)).map(one)
  const end = chance.often(0.9) ? '--x--\r\n' : ''
  return { headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' }, payload: all.join('') + end }
}

const pageNames = [
  'page',
  'search',
  'month',
  'type',
  'sort',
  'kota',
  'ayat',
  'status',
  'redirect',
  'affiliate_code',
  'step',
]
const formNames = ['intent', 'email', 'password', 'code', 'full_name', 'phone_number', 'id', 'participants.0.name']

/** One page, asked for or posted to, in either language, as a document or as data. */
export function badPage({ token }: Aims, chance: Chance): BadRequest {
  const path = fill(chance.pick(pages).path, chance)
  const place = `${chance.often(0.3) ? '/en' : ''}${path}${chance.often(0.3) ? '.data' : ''}`
  const headers = headersOf(chance, token)
  const url = place + query(pageNames, chance)
  if (chance.often(0.6)) return { method: 'GET', url, headers }
  headers.origin = `http://${headers.host}`
  headers['content-type'] = 'application/x-www-form-urlencoded'
  return { method: 'POST', url, headers, payload: query(formNames, chance).slice(1) }
}
