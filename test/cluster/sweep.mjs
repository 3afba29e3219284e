// Ends and removes what lives in a folder as soon as its own input ends, however whoever held that has ended.
// Plain JavaScript: it runs on the machine's own Node too.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const [folder = ''] = process.argv.slice(2)

/** Every program of the trial works in this folder or below it, and nothing else does. */
function living() {
  const isHere = (pid) => {
    try {
      const place = readlinkSync(join('/proc', pid, 'cwd'))
      return place === folder || place.startsWith(`${folder}/`)
    } catch {
      return false
    }
  }
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isHere(name))
}

const mounted = () =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`))

async function sweep() {
  for (let tries = 0; tries < 50 && living().length > 0; tries++) {
    for (const pid of living()) {
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        // Gone meanwhile.
      }
    }
    await sleep(100)
  }
  for (const place of mounted()) execFileSync('/usr/bin/umount', [place])
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

// Ctrl-C reaches the whole group; this one is still needed then.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
process.stdin.resume().on('end', () => void sweep())
