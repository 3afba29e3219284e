import { join } from 'node:path'
import { startEmbedded } from '#database/embedded/start.ts'
import { relistChanged } from '#modules/search/module.ts'
import { prepareDatabase } from '#server/prepare/prepare.ts'
import { loadConfig } from '../config.ts'
import { filesPort } from '../outside.ts'
import { passwordHash } from '../passwords.ts'
import { sealOf } from '../travel-documents/seal.ts'

/** Brings the configured database up to date; with `demo`, fills it for the demo as well. */
export async function prepare(options: { demo: boolean }): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const config = loadConfig()
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: join(config.data_dir, 'postgres'), say })
  try {
    const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? ''
    await prepareDatabase({
      url,
      root: config.root,
      demo: options.demo,
      files: filesPort(config),
      passwordHash,
      seal: sealOf(config.documents_secrets).seal,
      say,
      list: relistChanged,
    })
    say(options.demo ? 'The database is up to date and filled.' : 'The database is up to date.')
  } finally {
    await embedded?.stop()
  }
}
