import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { smtpMail } from '#adapters/smtp/client.ts'
import type { Config } from '../config.ts'
import { filesPort } from '../outside.ts'
import { bad, type Finding, good, reasonOf } from './finding.ts'

const leastFreeBytes = 1024 ** 3

/** Writes, reads and deletes a file of its own. */
export async function filesFinding(config: Config): Promise<Finding> {
  const place = config.S3_BUCKET ? `the bucket ${config.S3_BUCKET}` : 'the folder of files in DATA_DIR'
  const remedy = config.S3_BUCKET
    ? 'Check S3_ENDPOINT, the bucket and the rights of its key'
    : 'Let this user write there'
  const key = `doctor-${randomUUID()}`
  try {
    const files = filesPort(config)
    const bytes = Buffer.from(key)
    await files.put(key, { bytes, type: 'text/plain' })
    const stored = await files.get(key)
    await files.delete(key)
    if (!stored?.bytes.equals(bytes)) return bad('files', `${place} gave other bytes back`, remedy)
    if (await files.get(key)) return bad('files', `${place} does not delete`, remedy)
    return good('files', `${place} takes, gives and deletes`)
  } catch (error) {
    return bad('files', `${place} fails: ${reasonOf(error)}`, remedy)
  }
}

/** Signs in at the mail server, and sends nothing. */
export async function mailFinding({ SMTP_URL }: Config): Promise<Finding> {
  if (!SMTP_URL) return good('mail', 'the sandbox mailbox')
  const { hostname } = new URL(SMTP_URL)
  const smtp = smtpMail({ url: SMTP_URL })
  try {
    await smtp.verify()
    return good('mail', `${hostname} takes our mail`)
  } catch (error) {
    return bad('mail', `${hostname} refuses: ${reasonOf(error)}`, 'Check SMTP_URL: host, port, name and password')
  } finally {
    smtp.close()
  }
}

export function addressesFinding({ PUBLIC_URL, API_URL, CONSOLE_HOST, demo }: Config): Finding {
  const faults = Object.entries({ PUBLIC_URL, API_URL }).flatMap(([name, value]) => {
    if (value === undefined) return []
    const { protocol, pathname, search } = new URL(value)
    if (!/^https?:$/.test(protocol)) return [`${name} is neither http nor https`]
    return pathname === '/' && search === '' ? [] : [`${name} goes on after the host`]
  })
  if (faults.length > 0) return bad('addresses', faults.join(', '), 'Such as https://rihla.example')
  const links = PUBLIC_URL ? new URL(PUBLIC_URL).origin : 'https on the default port'
  const desk = CONSOLE_HOST ?? (demo ? 'localhost' : 'none, since CONSOLE_HOST is not set')
  return good('addresses', `links follow ${links}; the desk is at ${desk}`)
}

/** Where DATA_DIR is, or will be. */
export async function diskFinding({ data_dir }: Config): Promise<Finding> {
  let folder = data_dir
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  const says = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GiB are free at DATA_DIR`
  return bavail * bsize >= leastFreeBytes ? good('disk', says) : bad('disk', says, 'Make room, or move DATA_DIR')
}
