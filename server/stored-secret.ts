import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A demo makes its own secret once, so that a restart does not sign everyone out. */
export function storedSecret(data_dir: string, name: string): string {
  const file = join(data_dir, 'secrets', name)
  // The data folder itself stays open: the embedded database runs as another user than root and must reach its part.
  mkdirSync(data_dir, { recursive: true })
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const known = readSecret(file)
  if (known !== '') return known
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    // Whole or not at all: another process that starts at this moment must not read half of it, nor make another.
    linkSync(aside, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    // A power cut may have left an empty one, with which anyone could sign.
    if (readSecret(file) === '') renameSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
  return readSecret(file)
}

const readSecret = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
