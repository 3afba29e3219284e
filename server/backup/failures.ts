import { codeOf } from '#database/embedded/errors.ts'
import { NoEmbedded } from '../commands/with-database.ts'
import { ConfigError } from '../config.ts'
import { reasonOf } from '../doctor/finding.ts'
import { isPassing } from '../http/failures.ts'
import { BackupFailed, BackupRefused } from './refused.ts'

const full = new Set(['ENOSPC', 'EDQUOT'])
const noRights = new Set(['EACCES', 'EPERM', 'EROFS'])
/** What PostgreSQL says that lets nobody in (28, 3D), or not to this table (42501); by the last it is of another version. */
const closed = /^(?:28[0-9A-Z]{3}|3D000|42501)$/
const otherVersion = new Set(['42P01', '42703', '3F000'])

/** A failure that whoever runs the command can mend, as one sentence; nothing for a fault of ours, which its stack explains. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof BackupRefused || error instanceof ConfigError || error instanceof NoEmbedded)
    return error.message
  if (error instanceof BackupFailed)
    return error.cause === undefined || sentenceOf(error.cause) ? error.message : undefined
  // The innermost first: what wraps it names the statement, not the reason.
  return sentenceOf(error.cause) ?? remedied(error)
}

function remedied(error: Error): string | undefined {
  const [code, reason] = [codeOf(error), reasonOf(error)]
  // The client of S3 leaves it on everything that it throws.
  if ('$metadata' in error)
    return `The file store fails (${error.name}: ${reason}): check S3_ENDPOINT, the bucket and the rights of its key.`
  if (full.has(code)) return `A disk is full (${reason}): make room, then again.`
  if (noRights.has(code)) return `This user has no rights there (${reason}).`
  if (otherVersion.has(code)) return `The database is not one of this version (${reason}): check DATABASE_URL.`
  if (closed.test(code)) return `The database refuses (${reason}): check DATABASE_URL and the rights of its role.`
  if (isPassing(error)) return `The database fails (${reason}): check that it runs, DATABASE_URL and the network.`
  return 'syscall' in error ? `A file or a folder cannot be used (${reason}).` : undefined
}
