import { expect, test } from 'vitest'
import { isTest, readCode, type SourceFile } from './support/tree.ts'

/** A column whose value is a moment itself, whatever it falls back to: as the database or the wire has it, in UTC. */
const bareMoment = /value: \([^)]*\) => (?:[\w?.]+_at|(?:\w+\??\.)?at|[^,]*\btoISOString\([^,]*)(?: \?\? \S+)? \}/

function findings({ path, text }: SourceFile): string[] {
  if (isTest(path) || !text.includes("'#core/csv.ts'")) return []
  const lines = text.split('\n').map((line, i) => [line, i + 1] as const)
  return lines.filter(([line]) => bareMoment.test(line)).map(([, at]) => `${path}:${at} takes momentColumn`)
}

test('files of the desk tell moments by the clocks of Jakarta', async () => {
  const code = await readCode()
  expect(code.filter(({ text }) => text.includes('momentColumn(')).length).toBeGreaterThan(15)
  expect(code.flatMap(findings)).toEqual([])
})

test('a moment as the database has it is noticed', () => {
  const of = (column: string) =>
    findings({
      path: 'modules/a/calls/console/export-a.ts',
      text: `import type { CsvColumn } from '#core/csv.ts'\n${column}`,
    })
  const bare = [
    '{ header: say.at, value: ({ at }) => at.toISOString() },',
    "{ header: say.ordered_at, value: ({ checked_out_at }) => checked_out_at?.toISOString() ?? '' },",
    '{ header: say.decided, value: ({ decided_at }) => decided_at },',
    "{ header: say.answered_at, value: ({ answer }) => answer?.at ?? '' },",
    '{ header: say.reviewed_at, value: ({ review }) => review.reviewed_at },',
  ]
  for (const column of bare)
    expect(of(column), column).toEqual(['modules/a/calls/console/export-a.ts:2 takes momentColumn'])
  expect(of("{ header: say.late, value: ({ due_at }) => (due_at ? say.yes : '') },")).toEqual([])
  expect(of('momentColumn(say.at, ({ at }) => at),')).toEqual([])
})
