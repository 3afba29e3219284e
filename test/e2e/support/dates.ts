import { expect, type Locator } from '@playwright/test'

type Scope = Pick<Locator, 'getByRole'>

const partsOf = (scope: Scope, label: string) => {
  const date = scope.getByRole('group', { name: label })
  const part = (name: RegExp) => date.getByLabel(name)
  return { day: part(/^(Tanggal|Day)$/), month: part(/^(Bulan|Month)$/), year: part(/^(Tahun|Year)$/) }
}

/** Types an ISO day into the three fields of a date, in either language. */
export async function fillDate(scope: Scope, label: string, iso: string): Promise<void> {
  const [year = '', month = '', day = ''] = iso.split('-')
  const parts = partsOf(scope, label)
  await parts.day.fill(day)
  await parts.month.selectOption(month)
  await parts.year.fill(year)
}

export async function expectDate(scope: Scope, label: string, iso: string): Promise<void> {
  const [year = '', month = '', day = ''] = iso.split('-')
  const parts = partsOf(scope, label)
  await expect(parts.day).toHaveValue(day)
  await expect(parts.month).toHaveValue(month)
  await expect(parts.year).toHaveValue(year)
}
