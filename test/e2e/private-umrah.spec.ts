import { inLanguage } from '#web/to.ts'
import { layoutShift } from './support/shift.ts'
import { expect, expectNoViolationsAtAnyWidth, test } from './support/site.ts'

const spoken = {
  id: {
    more: 'Tambah: Dewasa',
    child: 'Tambah: Anak dan bayi',
    age: /^Usia anak 1/,
    from: /^Berangkat dari/,
    estimate: 'Perkiraan biaya',
    amount: /Rp\.\s\d/,
    ages: 'Pilih usia setiap anak untuk melihat perkiraan.',
  },
  en: {
    more: 'Add one: Adults',
    child: 'Add one: Children and infants',
    age: /^Age of child 1/,
    from: /^Leaving from/,
    estimate: 'Estimate',
    amount: /IDR\s\d/,
    ages: 'Choose each child’s age to see the estimate.',
  },
} as const

for (const language of ['id', 'en'] as const) {
  test(`the estimate follows every change of the plan, and so does its address, in ${language}`, async ({
    page,
    site,
  }) => {
    const say = spoken[language]
    await site.open(inLanguage(language, '/private-umroh'))
    const estimate = page.getByRole('complementary', { name: say.estimate })
    await expect(estimate).toContainText(say.amount)
    const before = await estimate.textContent()
    await page.getByRole('button', { name: say.more }).click()
    await expect(page).toHaveURL(/total_participants_adult=2/)
    await expect.poll(() => estimate.textContent()).not.toBe(before)
    await page.getByRole('button', { name: say.child }).click()
    // Nobody has left it empty yet.
    await expect(estimate).toContainText(say.ages)
    await expect(page.getByLabel(say.age)).toHaveAccessibleDescription('')
    // Never the price of the plan before.
    await expect(estimate).not.toContainText(say.amount)
    await page.getByLabel(say.age).selectOption('5')
    await expect(estimate).toContainText(say.amount)
    await page.getByRole('combobox', { name: say.from }).fill('surabaya')
    await page.getByRole('option', { name: /^SUB/ }).click()
    await expect(page).toHaveURL(/departure_airport_id=SUB/)
    // Whoever gets the link sees the same plan.
    await page.reload()
    await expect(page.getByLabel(say.age)).toHaveValue('5')
    await expect(page.getByRole('combobox', { name: say.from })).toHaveValue(/^SUB/)
  })
}

test('a plan and its problems are fit for all, and none jumps', { tag: ['@desktop'] }, async ({ page, site }) => {
  await site.open('/private-umroh?departure_date=2020-01-01&children=1')
  await expectNoViolationsAtAnyWidth(page)
})

test('the plan stays where it is while it loads', async ({ page, site }) => {
  await site.open('/private-umroh')
  expect(await layoutShift(page)).toBeLessThan(0.05)
})
