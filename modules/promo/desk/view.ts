import { jakartaDate } from '#core/time.ts'
import { deskState } from '../rules/desk.ts'
import { lastDay } from '../rules/ending.ts'
import type { DeskPromoRow } from '../store.desk.ts'

type Names = ReadonlyMap<string, { name: string }>

/** A promo as the desk's list has it. */
export function deskRow(row: DeskPromoRow, names: Names, now: Date) {
  const { id, tenant_id, code, title, used, quota, given, budget } = row
  return {
    id,
    tenant: { id: tenant_id, name: names.get(tenant_id)?.name ?? '' },
    code,
    title,
    state: deskState(row, now),
    starts_on: jakartaDate(row.starts_at),
    ends_on: lastDay(row.ends_at),
    used,
    quota,
    given,
    budget,
    left: budget === null ? null : Math.max(0, budget - given),
  }
}

/** A promo as its form has it, with the slugs of its packages. */
export function formOf(row: DeskPromoRow, packages: readonly string[]) {
  const { code, category, title, terms, picture_id, percent, most_amount, amount, least_spend, per_member } = row
  return {
    promo_code: code,
    category,
    applies_to: row.applies_to,
    title,
    terms: { id: terms.map((term) => term.id).join('\n'), en: terms.map((term) => term.en).join('\n') },
    picture_id,
    starts_on: jakartaDate(row.starts_at),
    ends_on: lastDay(row.ends_at),
    percent,
    most_amount,
    amount,
    least_spend,
    per_member,
    audience: row.audience,
    packages: [...packages],
    is_banner: row.is_banner,
  }
}

export type PromoForm = ReturnType<typeof formOf>

/** For the audit: texts by their Indonesian. */
export const formFacts = ({ title, terms, packages, ...facts }: PromoForm) => ({
  ...facts,
  title: title.id,
  title_en: title.en,
  terms: terms.id,
  terms_en: terms.en,
  packages: packages.join(', '),
})
