import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { mailSender, mailServer } from './mail-settings.ts'
import { rsaKey, rsaPublicKey } from './rsa-key.ts'
import { storedSecret } from './stored-secret.ts'

const flag = z.enum(['0', '1']).default('0')
const text = z.string().min(1)
const url = z.url()
const pem = z.string().refine((key) => rsaKey(key) !== undefined, 'is not a private RSA key in PEM')

/** How a partner bank tells us of deposits over SNAP; `bank` is its slug, and stands in the address it calls. */
const bankConnection = z
  .strictObject({
    bank: z.string().regex(/^[a-z0-9-]{1,100}$/),
    client_id: z.string().min(1).max(36),
    signs_with: z.enum(['secret', 'key']).default('secret'),
    secret: z.string().default(''),
    public_key: z.string().refine((key) => rsaPublicKey(key) !== undefined, 'is not a public RSA key in PEM'),
    omits_token: z.boolean().default(false),
    repeat_answer: z.enum(['inconsistent', 'first']).default('inconsistent'),
  })
  .refine(({ signs_with, secret }) => signs_with === 'key' || secret.length >= 16, 'needs a secret of 16 characters')
const bankConnections = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(bankConnection).max(50))

/** Every setting of the product, with its default. `.env.example` and the README table list the same. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  RIHLA_DEMO: flag,
  RUN: z
    .string()
    .default('web,api,jobs')
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(['web', 'api', 'jobs'])).min(1)),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: url.optional(),
  API_URL: url.optional(),
  CONSOLE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be a host name in small letters, without a port')
    .optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: text.optional(),
  DATABASE_DIRECT_URL: text.optional(),
  DATABASE_READ_URL: text.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().int().min(1).max(600).default(20),
  DATABASE_PREPARE: z.enum(['0', '1']).default('1'),
  PG_BIN: text.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  STOP_NOTICE_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  STOP_GRACE_SECONDS: z.coerce.number().int().min(1).max(600).default(15),
  SESSION_SECRET: z.string().min(32).optional(),
  SITE_KEY: z.string().min(32).optional(),
  PAPERS_SECRET: z.string().min(32).optional(),
  DOCUMENTS_FORMER_SECRETS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter((one) => one !== ''))
    .pipe(z.array(z.string().min(32)).max(10)),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  OFFLINE: z.enum(['0', '1']).default('1'),
  KEEP_PAGES_SECONDS: z.coerce.number().int().min(0).max(600).default(15),
  HIJRI_OFFSET_DAYS: z.coerce.number().int().min(-2).max(2).default(0),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailSender.optional(),
  MAIL_BOUNCE_SECRET: z.string().min(32).optional(),
  DESK_NAME: text.optional(),
  TEXT_MESSAGE_URL: url.optional(),
  TEXT_MESSAGE_SECRET: z.string().min(16).optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('ap-southeast-3'),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_NATIVE_CLIENT_IDS: z.string().default(''),
  GOOGLE_PLACES_KEY: text.optional(),
  GOOGLE_PLACES_URL: url.default('https://places.googleapis.com'),
  RAJAONGKIR_KEY: text.optional(),
  RAJAONGKIR_URL: url.default('https://rajaongkir.komerce.id/api/v1'),
  RAJAONGKIR_DAILY_REQUESTS: z.coerce.number().int().min(1).max(1_000_000).default(100),
  APPLE_ISSUER: url.default('https://appleid.apple.com'),
  APPLE_CLIENT_ID: text.optional(),
  APPLE_TEAM_ID: text.optional(),
  APPLE_KEY_ID: text.optional(),
  APPLE_PRIVATE_KEY: text.optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)./)
    .optional(),
  PUSH_SERVICES: text.default('fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'),
  FCM_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,29}$/)
    .optional(),
  FCM_CLIENT_EMAIL: z.email().optional(),
  FCM_PRIVATE_KEY_ID: text.optional(),
  FCM_PRIVATE_KEY: pem.optional(),
  FCM_URL: url.default('https://fcm.googleapis.com'),
  FCM_TOKEN_URL: url.default('https://oauth2.googleapis.com/token'),
  DOKU_URL: url.default('https://api.doku.com'),
  DOKU_CLIENT_ID: text.optional(),
  DOKU_SECRET_KEY: z.string().min(16).optional(),
  DOKU_QRIS_PRIVATE_KEY: pem.optional(),
  DOKU_QRIS_MERCHANT_ID: text.optional(),
  DOKU_QRIS_TERMINAL_ID: text.default('A01'),
  DOKU_QRIS_POSTAL_CODE: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  YUKK_URL: url.default('https://api.yukkpay.com'),
  YUKK_CLIENT_ID: text.optional(),
  YUKK_CLIENT_SECRET: z.string().min(16).optional(),
  YUKK_MERCHANT_ID: text.optional(),
  YUKK_SIGNATURE: z.enum(['concat', 'plus']).default('concat'),
  YUKK_QRIS_URL: url.default('https://snapqris.yukk.co.id'),
  YUKK_QRIS_CLIENT_ID: text.optional(),
  YUKK_QRIS_SECRET: z.string().min(16).optional(),
  YUKK_QRIS_PRIVATE_KEY: pem.optional(),
  YUKK_QRIS_STORE_ID: text.optional(),
  YUKK_QRIS_PARTNER_ID: text.optional(),
  YUKK_QRIS_PARTNER_SECRET: z.string().min(16).optional(),
  BANK_CONNECTIONS: bankConnections,
})

type Environment = z.output<typeof environment>
export type Config = Environment & {
  demo: boolean
  root: string
  data_dir: string
  session_secret: string
  site_key: string
  /** The one that seals, then those that only open. */
  documents_secrets: [string, ...string[]]
  /** Where the desk is; without one there is none. */
  console_host: string | undefined
}

/** Settings that only a real deployment has; without them it does not start, so nothing is silently a sandbox. */
const needed = [
  'SESSION_SECRET',
  'PAPERS_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'TEXT_MESSAGE_URL',
  'TEXT_MESSAGE_SECRET',
] as const

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** A gateway is configured whole or not at all: one without its secret would take anyone's word that they have paid. */
const gatewaySettings = [
  ['DOKU_CLIENT_ID', 'DOKU_SECRET_KEY'],
  ['YUKK_CLIENT_ID', 'YUKK_CLIENT_SECRET', 'YUKK_MERCHANT_ID'],
] as const

/** QRIS codes need all of these, and the rest of their gateway: DOKU, YUKK. */
const qrisSettings = [
  ['DOKU_QRIS_PRIVATE_KEY', 'DOKU_QRIS_MERCHANT_ID', 'DOKU_QRIS_POSTAL_CODE'],
  [
    ...(['YUKK_QRIS_PRIVATE_KEY', 'YUKK_QRIS_CLIENT_ID', 'YUKK_QRIS_SECRET'] as const),
    ...(['YUKK_QRIS_STORE_ID', 'YUKK_QRIS_PARTNER_ID', 'YUKK_QRIS_PARTNER_SECRET'] as const),
  ],
] as const

/** What is missing of gateways begun; in a real deployment there is one at least. */
function missingOfGateways(values: Environment, kind: 'demo' | 'real'): string[] {
  const begun = gatewaySettings.filter((names) => names.some((name) => values[name] !== undefined))
  const wanted = begun.length === 0 && kind === 'real' ? gatewaySettings.slice(0, 1) : begun
  const codes = qrisSettings.flatMap((names, place) =>
    names.some((name) => values[name] !== undefined) ? [...(gatewaySettings[place] ?? []), ...names] : [],
  )
  return [...new Set([...wanted.flat(), ...codes])].filter((name) => values[name] === undefined)
}

/** Where a demo may send: to this machine, to names that lead nowhere, and to a service's own sandbox. */
function isHarmless(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return (
    /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\]|.+\.test)$/i.test(hostname) ||
    /(?:^|[.-])sandbox(?=[.-]|$)/i.test(hostname)
  )
}

/** A demo plays with made-up people; where it could reach real ones, or their money, it does not start. */
function refuseRealThings(values: Environment): void {
  const used = {
    SMTP_URL: values.SMTP_URL,
    TEXT_MESSAGE_URL: values.TEXT_MESSAGE_URL,
    DOKU_URL: values.DOKU_CLIENT_ID && values.DOKU_URL,
    YUKK_URL: values.YUKK_CLIENT_ID && values.YUKK_URL,
    YUKK_QRIS_URL: values.YUKK_QRIS_CLIENT_ID && values.YUKK_QRIS_URL,
  }
  const real = Object.entries(used).flatMap(([name, address]) => (address && !isHarmless(address) ? [name] : []))
  if (real.length === 0) return
  throw new ConfigError(
    `${real.join(', ')} would have this demo reach real people: set a host of this machine or a sandbox, or NODE_ENV=production without RIHLA_DEMO`,
  )
}

/** A setting that another one cannot do without. */
export function required(value: string | undefined, name: string): string {
  if (!value) throw new ConfigError(`Set ${name}: what it belongs to is configured without it`)
  return value
}

type Given = Record<string, string | undefined>

/** What is set; an empty setting is none. */
export const givenSettings = (env: Given = process.env): Given =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))

/** For a program that we start: our own environment, and what it needs besides. */
export const environmentWith = (besides: Given): Given => ({ ...process.env, ...besides })

export function loadConfig(env?: Given): Config {
  const parsed = environment.safeParse(givenSettings(env))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`The setting ${String(issue?.path[0])} is not valid: ${issue?.message}`)
  }
  const values = parsed.data
  const demo = values.RIHLA_DEMO === '1' || values.NODE_ENV !== 'production'
  const begun = missingOfGateways(values, demo ? 'demo' : 'real')
  if (demo && begun.length > 0) throw new ConfigError(`Set ${begun.join(', ')}, or none of that payment gateway`)
  if (demo) refuseRealThings(values)
  if (!demo && values.PUBLIC_URL && new URL(values.PUBLIC_URL).protocol !== 'https:') {
    throw new ConfigError('PUBLIC_URL must begin with https: passwords and papers do not travel unencrypted')
  }
  const missing = demo ? [] : [...needed.filter((name) => values[name] === undefined), ...begun]
  if (missing.length > 0) {
    throw new ConfigError(`Set ${missing.join(', ')}, or RIHLA_DEMO=1 to run the demo with its sandboxes`)
  }
  refuseHalfWays(values)
  if (values.API_URL && values.SITE_KEY === undefined && !demo) {
    throw new ConfigError('Set SITE_KEY, the same for pages and API: API_URL says that they are apart')
  }
  const root = projectRoot()
  const data_dir = resolve(root, values.DATA_DIR)
  return {
    ...values,
    demo,
    root,
    data_dir,
    session_secret: values.SESSION_SECRET ?? storedSecret(data_dir, 'session'),
    site_key: values.SITE_KEY ?? storedSecret(data_dir, 'site'),
    console_host: values.CONSOLE_HOST ?? (demo ? 'localhost' : undefined),
    documents_secrets: [values.PAPERS_SECRET ?? storedSecret(data_dir, 'papers'), ...values.DOCUMENTS_FORMER_SECRETS],
  }
}

/** The ways to the database lead to one and the same, and what needs a session of its own finds it past a pooler. */
function refuseHalfWays({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL, DATABASE_PREPARE }: Environment): void {
  if (DATABASE_URL === undefined && (DATABASE_DIRECT_URL ?? DATABASE_READ_URL) !== undefined) {
    throw new ConfigError('Set DATABASE_URL: DATABASE_DIRECT_URL and DATABASE_READ_URL are other ways to the same data')
  }
  if (DATABASE_URL !== undefined && DATABASE_PREPARE === '0' && DATABASE_DIRECT_URL === undefined) {
    throw new ConfigError('Set DATABASE_DIRECT_URL: DATABASE_PREPARE=0 says that a pooler stands before PostgreSQL')
  }
}

/** The folder with package.json: above this file in the source tree, and above the bundle as well. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}
