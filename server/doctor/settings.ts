import { productClock } from '../clock.ts'
import { type Config, ConfigError, environment, givenSettings, loadConfig } from '../config.ts'
import { alone } from '../nodes/nodes.ts'
import { outside } from '../outside.ts'
import { bad, type Finding, good, kindOf, reasonOf } from './finding.ts'

const name = 'configuration'
const correct = 'Correct them: README.md, Configuration, says what each takes'

/** As `npm start` decides: without a database of its own it is the demo. */
const asStarted = (given: ReturnType<typeof givenSettings>) =>
  given.DATABASE_URL === undefined ? { RIHLA_DEMO: '1', ...given } : given

/** Names and reasons, never values: half of the settings are secrets. */
export function readSettings(env?: Record<string, string | undefined>): { finding: Finding; config?: Config } {
  const settings = asStarted(givenSettings(env))
  const parsed = environment.safeParse(settings)
  if (!parsed.success) {
    const wrong = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
    const list = [...wrong].map(([setting, reason]) => `${setting} (${reason})`).join(', ')
    return { finding: bad(name, `not valid: ${list}`, correct) }
  }
  try {
    const config = loadConfig(settings)
    const kind = config.demo ? 'a demo, with sandboxes' : 'a real deployment'
    return { finding: good(name, `${kind}, runs ${config.RUN.join(', ')}`), config }
  } catch (error) {
    return { finding: bad(name, reasonOf(error), correct) }
  }
}

/** Read when somebody signs in, so that a start notices nothing. */
const providers = {
  Google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  Apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
} as const

/** They are put together here, and not used. */
const noLimits = () => Promise.reject(new Error('nothing is limited here'))

/** Puts the services together as a start does: one that is configured by halves is noticed there. */
export async function servicesFinding(config: Config): Promise<Finding> {
  const unused = { take: noLimits, give: noLimits, forget: noLimits }
  const nobody = { byHost: () => undefined, refresh: async () => undefined, all: () => [] }
  try {
    await outside(config, {
      clock: productClock(),
      tenants: nobody,
      port: () => config.PORT,
      nodes: alone(),
      limits: unused,
    })
    const begun = Object.values(providers).filter((names) => names.some((one) => config[one] !== undefined))
    const missing = begun.flat().filter((one) => config[one] === undefined)
    if (missing.length > 0) throw new ConfigError(`Without ${missing.join(', ')} nobody signs in that way`)
    const none = begun.length === 0 && !config.demo ? '; no sign-in with Google or Apple' : ''
    return good('services', `each is configured whole, or not at all${none}`)
  } catch (error) {
    if (!(error instanceof ConfigError)) return bad('services', `cannot be put together: ${kindOf(error)}`, correct)
    return bad('services', error.message, 'Set it, or take away what it belongs to')
  }
}

const secretNames = [
  ...(['SESSION_SECRET', 'SITE_KEY', 'PAPERS_SECRET', 'TEXT_MESSAGE_SECRET', 'METRICS_TOKEN'] as const),
  ...(['MAIL_BOUNCE_SECRET'] as const),
  ...(['S3_SECRET_ACCESS_KEY', 'DOKU_SECRET_KEY', 'YUKK_CLIENT_SECRET'] as const),
  ...(['YUKK_QRIS_SECRET', 'YUKK_QRIS_PARTNER_SECRET'] as const),
]

// What examples and demos say, and what nobody drew at random: sixteen random characters have more than eight different ones.
const isGuessable = (secret: string): boolean =>
  /change|example|sandbox|password|secret|replace/i.test(secret) || new Set(secret).size < 8

/** A secret that is in a document or a demo is none, and one for two purposes opens both. */
export function secretsFinding(config: Config): Finding {
  if (config.demo) return good('secrets', 'a demo makes its own')
  const given = secretNames.flatMap((setting) => {
    const value = config[setting]
    return value === undefined ? [] : [{ setting, value }]
  })
  const guessable = given.filter(({ value }) => isGuessable(value)).map(({ setting }) => setting)
  const shared = given.filter(({ value }) => given.filter((other) => other.value === value).length > 1)
  const faults = [
    ...(guessable.length > 0 ? [`${guessable.join(', ')} can be guessed`] : []),
    ...(shared.length > 0 ? [`${shared.map(({ setting }) => setting).join(', ')} are one secret`] : []),
  ]
  if (faults.length === 0) return good('secrets', `${given.length} set, none of them an example or used twice`)
  // Letters and digits alone: some of them are written into an address.
  return bad('secrets', faults.join('; '), 'Make each with: openssl rand -hex 32')
}
