import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { World } from './world.ts'

/** Processor time used so far, in milliseconds: by the nodes, by the database, and by all parts together. */
export type Usage = { nodes: number; database: number; all: number }

const placeOf = (pid: string): Promise<string> => readlink(join('/proc', pid, 'cwd')).catch(() => '')

/** In hundredths of a second, as Linux counts; with that of its children that have ended. */
async function timeOf(pid: string): Promise<number> {
  const stat = await readFile(join('/proc', pid, 'stat'), 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(') ')).split(' ')
  return fields.slice(12, 16).reduce((sum, field) => sum + Number(field), 0) * 10
}

export async function usageOf({ folder, nodes, jobs }: World): Promise<Usage> {
  const own = new Set([...nodes, jobs].map((node) => String(node.pid())))
  const used = { nodes: 0, database: 0, all: 0 }
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const place = await placeOf(pid)
    const isOwn = own.has(pid)
    if (!isOwn && !place.startsWith(`${folder}/`)) continue
    const time = await timeOf(pid)
    used.all += time
    if (isOwn) used.nodes += time
    if (place.startsWith(`${folder}/pg`)) used.database += time
  }
  return used
}
