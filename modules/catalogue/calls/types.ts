import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { listTypes } from '../store.ts'

type Call = typeof contract.types

export async function types({ db, language }: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const rows = await listTypes(db, input.category, input.search)
  return rows.map(({ name, ...row }) => ({ ...row, name: name[language] }))
}
