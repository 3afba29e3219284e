import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Machine, machine } from '#core/machine.ts'
import { isTest, pathsIn } from './support/tree.ts'

type AnyMachine = Machine<string, string, string, string>

const isMachine = (value: unknown): value is AnyMachine =>
  typeof value === 'object' && value !== null && 'start' in value && 'ends' in value && 'on' in value

/** Every machine that a rules file exports. */
async function machinesIn(files: readonly string[]): Promise<{ name: string; machine: AnyMachine }[]> {
  const machines: { name: string; machine: AnyMachine }[] = []
  for (const file of files) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ join(process.cwd(), file))
    for (const [name, value] of Object.entries(exported)) {
      if (isMachine(value)) machines.push({ name: `${file} ${name}`, machine: value })
    }
  }
  return machines
}

function findings(m: AnyMachine): string[] {
  const events = Object.entries(m.on)
  const states = new Set([m.start, ...m.ends, ...events.flatMap(([, edge]) => [...edge.from, edge.to])])
  const leaves = (state: string) => events.some(([, edge]) => edge.from.includes(state))
  const reached = reachable(m)
  return [
    ...[...states].filter((state) => !reached.has(state)).map((state) => `${state} cannot be reached`),
    ...m.ends.filter(leaves).map((state) => `${state} is an end, and something leaves it`),
    ...[...states]
      .filter((state) => !m.ends.includes(state) && !leaves(state))
      .map((state) => `${state} is no end, and nothing leaves it`),
    ...events.filter(([, edge]) => edge.by.length === 0).map(([event]) => `${event} names no actor`),
    ...events.filter(([, edge]) => edge.from.length === 0).map(([event]) => `${event} starts nowhere`),
  ]
}

function reachable(m: AnyMachine): Set<string> {
  const reached = new Set([m.start])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const edge of Object.values(m.on)) if (edge.from.some((state) => reached.has(state))) reached.add(edge.to)
  }
  return reached
}

test('in every machine each state is reachable, ends are closed, and each event names its actor', async () => {
  const files = (await pathsIn('modules')).filter((path) => /\/rules\/[^/]+\.ts$/.test(path) && !isTest(path))
  const machines = await machinesIn(files)
  expect(machines.flatMap(({ name, machine }) => findings(machine).map((finding) => `${name}: ${finding}`))).toEqual([])
})

test('each fault of a machine is noticed, in a file the walk finds by itself', async () => {
  const files = await pathsIn('test/architecture/planted/rules')
  const [faulty] = await machinesIn(files)
  expect(faulty?.name).toBe('test/architecture/planted/rules/faulty-light.ts faultyLight')
  expect(faulty && findings(faulty.machine)).toEqual([
    'off cannot be reached',
    'amber cannot be reached',
    'off is an end, and something leaves it',
    'broken is no end, and nothing leaves it',
    'stop names no actor',
    'wait starts nowhere',
  ])
})

test('a sound machine has no findings', () => {
  const on = { finish: { from: ['open'], to: 'closed', by: ['owner'] } } as const
  expect(findings(machine({ start: 'open', ends: ['closed'], on }))).toEqual([])
})
