/** The code a system call, the driver or a program that ended left on its error, as text. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return String(error.code)
}

/** One sentence for a file system error at `path`. */
export function folderError(error: unknown, path: string): Error {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Error(`The disk that holds ${path} is full.`, { cause: error })
  if (code === 'ENOTDIR' || code === 'EEXIST') return new Error(`${path} is not a folder.`, { cause: error })
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new Error(`The folder ${path} cannot be written by this user.`, { cause: error })
  }
  return new Error(`The folder ${path} cannot be used (${code || String(error)}).`, { cause: error })
}

/** Runs work on `path`; what the file system refuses becomes one sentence. */
export async function inFolder<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw folderError(error, path)
  }
}

/** One sentence for what initdb or postgres printed before giving up. */
export function programError(output: string, folder: string): Error {
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new Error(`The disk that holds ${folder} is full.`)
  }
  if (/Read-only file system/.test(output)) return new Error(`The folder ${folder} cannot be written by this user.`)
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const fatal = lines.find((line) => /(FATAL|PANIC): |: error: /.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  const detail = lines.find((line) => /DETAIL: /.test(line))
  const reason = detail ? `${bare(fatal)} (${bare(detail)})` : bare(fatal)
  return new Error(`PostgreSQL could not start in ${folder}: ${reason}.`)
}

function bare(line: string): string {
  return line
    .replace(/^.*?(FATAL|PANIC|DETAIL|: error): +/, '')
    .trim()
    .replace(/\.$/, '')
}
