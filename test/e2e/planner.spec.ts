import { inLanguage } from '#web/to.ts'
import { layoutShift } from './support/shift.ts'
import { expect, expectNoViolationsAtAnyWidth, test } from './support/site.ts'

const spoken = {
  id: {
    next: 'Lanjut',
    income: 'Penghasilan per bulan',
    left: /Sisa Rp\./,
    toPlan: 'Lihat rencana',
    ways: ['Tunai', 'Menabung', 'Pembiayaan'],
    months: 'Lama menabung (bulan)',
    down: /^Uang muka pembiayaan/,
    how: 'Cara bayar',
  },
  en: {
    next: 'Continue',
    income: 'Monthly income',
    left: /IDR\s[\d,]+ left/,
    toPlan: 'See the plan',
    ways: ['Cash', 'Saving', 'Financing'],
    months: 'Months to save',
    down: /^Financing down payment/,
    how: 'How you pay',
  },
} as const

for (const language of ['id', 'en'] as const) {
  test(`a guest plans by tapping, and what is changed changes the plan at once, in ${language}`, async ({
    page,
    site,
  }) => {
    const say = spoken[language]
    await site.open(inLanguage(language, '/perencanaan-tabungan'))
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
    // The whole card is the label of its button.
    await page.locator('label', { hasText: /^18/ }).click()
    await expect(page).toHaveURL(/months=18/)
    await page.getByRole('button', { name: say.next }).click()
    await page.locator('label', { hasText: /Amanina/ }).click()
    await page.getByRole('button', { name: say.next }).click()
    await page.getByRole('textbox', { name: say.income }).fill('9.000.000')
    await expect(page.getByText(say.left).first()).toBeVisible()
    expect(page.url()).not.toMatch(/income|9\.000/)
    await page.getByRole('link', { name: say.toPlan }).click()
    const saving = page.getByRole('region', { name: say.ways[1], exact: true })
    await expect(saving).toContainText('Bank Amanina Syariah')
    await expect(saving).toContainText('17 ×')
    await page.getByRole('radio', { name: '24' }).check()
    await expect(saving).toContainText(/2[34] ×/)
    await expect(page).toHaveURL(/months=24/)
  })
}

test('the down payment slides, and the instalments follow', async ({ page, site }) => {
  await site.open('/perencanaan-tabungan?target=30000000&months=24&step=5')
  const financing = page.getByRole('region', { name: 'Pembiayaan' })
  const before = await financing.textContent()
  await page.getByRole('slider', { name: /^Uang muka pembiayaan/ }).press('End')
  await expect(page).toHaveURL(/down=\d+/)
  await expect.poll(() => financing.textContent()).not.toBe(before)
  await expect(financing).toContainText(/lalu\s2[34]\s×\sRp\.\s\d{3}\.\d{3}/)
})

test('every step is fit for all, and none jumps', { tag: ['@desktop'] }, async ({ page, site }) => {
  for (const step of [1, 2, 3, 4, 5]) {
    await site.open(`/perencanaan-tabungan?target=30000000&step=${step}`)
    await expectNoViolationsAtAnyWidth(page)
  }
})

test('a plan is printed on one sheet', { tag: ['@desktop'] }, async ({ page, site }) => {
  await site.open('/perencanaan-tabungan?target=30000000&step=5')
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheet).toMatch(/\/Count 1\b/)
})

test('the plan stays where it is while it loads', async ({ page, site }) => {
  await site.open('/perencanaan-tabungan?target=30000000&step=5')
  expect(await layoutShift(page)).toBeLessThan(0.05)
})
