import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stateText, thingText } from './value-words.ts'

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)

type Machine = { start: string; on: Record<string, { to: string }> }

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'start' in value && 'on' in value

async function machinesOf(file: string): Promise<Machine[]> {
  const exports: Record<string, unknown> = await import(/* @vite-ignore */ join(process.cwd(), file))
  return Object.values(exports).filter(isMachine)
}

test('every state that anything has is said in words', async () => {
  const rules = filesUnder('modules').filter(
    (file) => /\/rules\//.test(file) && /Machine\b/.test(readFileSync(file, 'utf8')),
  )
  const machines = (await Promise.all(rules.map(machinesOf))).flat()
  expect(machines.length).toBeGreaterThan(20)
  const states = new Set(machines.flatMap(({ start, on }) => [start, ...Object.values(on).map(({ to }) => to)]))
  expect([...states].filter((state) => !stateText('state', state, 'id') || !stateText('state', state, 'en'))).toEqual(
    [],
  )
})

test('everything that a call writes into the audit has a name', () => {
  const written = filesUnder('modules').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\bthing: '([a-z_]+)'/g),
  ])
  const things = [...new Set(written.map(([, thing = '']) => thing))]
  expect(things.length).toBeGreaterThan(50)
  expect(things.filter((thing) => !thingText(thing, 'id') || !thingText(thing, 'en'))).toEqual([])
})

test('only a state is translated, and a thing by its own name', () => {
  expect(stateText('state', 'due', 'en')).toBe('not sent')
  expect(stateText('name', 'due', 'en')).toBeUndefined()
  expect(thingText('session', 'id')).toBe('sesi')
  expect(thingText('unheard-of', 'id')).toBeUndefined()
})
