// Preloaded (`node --import`) by whatever a test run starts: a run that is killed takes along what it started.
// Plain JavaScript: the first to load it runs on the machine's own Node.
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'

const folder = process.env.DATA_DIR

/** Our parent and, where it can be seen, the parent's: npm has a shell between itself and what it runs. */
function line() {
  const parent = process.ppid
  try {
    // The name in brackets may hold anything; after it come the state and the parent's number.
    const [, above = ''] = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return `${parent} ${above}`
  } catch {
    return String(parent)
  }
}

function end() {
  // Only what a test made for itself: a folder directly below the temporary one.
  const isOurs = folder !== undefined && dirname(folder) === tmpdir()
  if (isOurs) process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // As asked to, so that the database below stops too; by force where that takes too long.
  setTimeout(() => process.exit(1), 10_000)
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
}

// Windows keeps the number of a parent that is gone; there is nothing to notice.
if (process.platform !== 'win32') {
  const began = line()
  const watch = setInterval(() => {
    if (line() === began) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}
