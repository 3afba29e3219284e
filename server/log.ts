import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

// Anything under these names is a secret or a person; it never reaches a log, wherever it stands.
const secret = [
  'password',
  'password_confirmation',
  'old_password',
  'current_password',
  'code',
  'token',
  'user_token',
  'refresh_token',
  'secret_key',
  'authorization',
  'cookie',
  'access-token',
  'refresh-token',
  'email',
  'phone_number',
  'full_name',
  'address',
  'birth_date',
  'nik',
  'npwp',
  'passport_number',
]
const paths = secret.flatMap((name) =>
  [name, `*.${name}`, `*.*.${name}`].map((path) =>
    path.replace(/(^|\.)([a-z]+-[a-z]+)$/, '$1["$2"]').replace('.[', '['),
  ),
)

export const makeLog = (config: Pick<Config, 'LOG_LEVEL'>): Log =>
  pino({
    level: config.LOG_LEVEL,
    redact: { paths, censor: '[redacted]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error) => (error instanceof Error ? plainError(error) : { type: typeof error }) },
  })

/** Database errors quote the row they choked on: message and detail of those stay out. */
function plainError(error: Error): Record<string, unknown> {
  const code = 'code' in error ? String(error.code) : undefined
  const quoted = /^Failed query/.test(error.message)
  return {
    type: error.name,
    code,
    message: quoted ? 'query failed' : error.message,
    stack: quoted ? undefined : error.stack,
    cause: error.cause instanceof Error ? plainError(error.cause) : undefined,
  }
}

/** A path without what may be secret in it: mailed tokens and shared links look like long words. */
export const safePath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/[A-Za-z0-9_-]{24,}/g, '…').slice(0, 200)
