import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../contract.console.ts'
import { deadColumns, deadKinds } from '../words.ts'
import { listDeadLetters } from './list-dead-letters.ts'

type Call = typeof contract.exportDeadLetters
type Row = Output<typeof contract.listDeadLetters>['rows'][number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = deadColumns(language)
  const kinds: Readonly<Record<string, string>> = deadKinds(language)
  return [
    momentColumn(say.dead_at, ({ dead_at }) => dead_at),
    { header: say.kind, value: ({ kind }) => (kind === null ? null : (kinds[kind] ?? kind)) },
    { header: say.reason, value: ({ reason }) => say[reason ?? 'unknown'] },
    momentColumn(say.created_at, ({ created_at }) => created_at),
    { header: say.can_retry, value: ({ can_retry }) => (can_retry ? say.yes : say.no) },
  ]
}

export async function exportDeadLetters(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { sort, language, ...filters } = input
  const page = (cursor: string | undefined) => listDeadLetters(ctx, { ...filters, sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'dead-letters', columns: columnsIn(language), filters, page })
}
