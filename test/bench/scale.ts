import { join } from 'node:path'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { seedScale } from '#demo/catalogue/scale.ts'
import { rebuildListings } from '#modules/search/module.ts'
import { type Figure, round } from './figure.ts'
import { scaleLoads } from './listing-figures.ts'
import type { BenchServer } from './server.ts'

const departures = 1_000_000
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The same four things at the demo's size and at a million departures. */
export async function scaleFigures(server: BenchServer): Promise<{ figures: Figure[]; server: BenchServer }> {
  const small = await scaleLoads(server)
  await grow(server.data_dir)
  const large = await server.restart()
  // The first answers read what the processes keep in memory; the figures are of a server that has been up a while.
  await fetch(`${large.url}/api/v3/umroh/search`)
  const figures = Object.entries(await scaleLoads(large)).map(([name, load]) => {
    const base = small[name]
    return {
      name: `scale, ${name}`,
      figure: `p50 ${round(load.p50_ms, 1)}, p99 ${round(load.p99_ms, 1)} ms${load.errors > 0 ? ', FAILED' : ''}`,
      ratio: base && `${round(load.p99_ms / base.p99_ms, 2)} (p50 ${round(load.p50_ms / base.p50_ms, 2)})`,
      base: base && `the demo's size: p50 ${round(base.p50_ms, 1)}, p99 ${round(base.p99_ms, 1)} ms`,
      goal: 'p99 ≤ 1.5',
    }
  })
  return { figures, server: large }
}

/** Fills the server's own database while it runs. */
async function grow(data_dir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir: join(data_dir, 'postgres'), say })
  const { db, close } = connect(embedded.url, { size: 2, onError: () => undefined })
  try {
    const began = performance.now()
    await seedScale(db, departures, new Date())
    say(`${round(departures)} departures after ${round((performance.now() - began) / 1000)} s`)
    const { listed } = await rebuildListings(db, { now: new Date() })
    say(`${round(listed)} listings after ${round((performance.now() - began) / 1000)} s`)
  } finally {
    await close()
    await embedded.stop()
  }
}
