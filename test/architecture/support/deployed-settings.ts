import { environment, loadConfig } from '#server/config.ts'

/** What a process that listens agrees on with all that reach it, and how long it takes to stop. */
export const port = 3000
export const noticeSeconds = 5
export const graceSeconds = environment.shape.STOP_GRACE_SECONDS.parse(undefined)

/** Values as an operator would fill them in. */
const filled = (name: string, value: unknown): string => {
  if (name === 'DATABASE_URL') return 'postgres://rihla:pass@postgres:5432/rihla'
  if (name === 'SMTP_URL') return 'smtps://rihla:pass@mail.filled.example:465'
  if (name === 'REDIS_URL') return 'rediss://:pass@redis:6379'
  if (typeof value === 'string' && value !== '' && !value.startsWith('${')) return value
  if (/_URL$/.test(name)) return 'https://filled.example'
  return name === 'MAIL_FROM'
    ? 'a@filled.example'
    : name === 'CONSOLE_HOST'
      ? 'desk.example'
      : `${name}-`.padEnd(48, 'x')
}

/** Settings of a deployment that do not exist, are not enough to start, or make it a demo. */
export function settingFindings(values: Record<string, unknown>): string[] {
  const unknown = Object.keys(values).filter((name) => !(name in environment.shape))
  if (unknown.length > 0) return unknown.map((name) => `${name} is no setting`)
  const env = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(name, value)]))
  try {
    const { demo, CONSOLE_HOST, METRICS_TOKEN, SITE_KEY, S3_SECRET_ACCESS_KEY } = loadConfig({
      ...env,
      DATA_DIR: '/data',
    })
    const missing = Object.entries({ CONSOLE_HOST, METRICS_TOKEN, SITE_KEY, S3_SECRET_ACCESS_KEY })
    return [
      ...(demo ? ['it is a demo'] : []),
      ...missing.flatMap(([name, value]) => (value ? [] : [`${name} is not given`])),
    ]
  } catch (error) {
    return [String(error)]
  }
}
