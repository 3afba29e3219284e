import { expect, expectNoViolationsAt, test } from './support/site.ts'
import { signInAtDesk } from './support/staff.ts'

test('an editor writes a post as it will be read, and the site shows it', async ({ page, site }) => {
  await signInAtDesk(page, { role: 'editor', scope: { kind: 'platform' } })
  await site.open('/console/posts')
  await page.locator('tbody th a').first().click()
  const text = page.getByRole('group', { name: 'Isi artikel' }).getByRole('textbox', { name: 'Bahasa Indonesia' })
  await expect(text).toBeVisible()
  await expectNoViolationsAt(page, 360)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Subjudul', exact: true }).first().click()
  await page.keyboard.type('Sebelum berangkat')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ucapkan ')
  await page.getByRole('button', { name: 'Tebal', exact: true }).first().click()
  await page.keyboard.type('bismillah')
  // The label leads into the editor, though the field that is sent stands behind it.
  await page.getByText('Bahasa Indonesia').nth(2).click()
  await expect(text).toBeFocused()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Artikel disimpan.' })).toBeInViewport()
  await page.getByRole('link', { name: 'Pratinjau' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Sebelum berangkat' })).toBeVisible()
  await expect(page.locator('.post-body strong', { hasText: 'bismillah' })).toBeVisible()
})
