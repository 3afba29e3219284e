import { expect, test } from './support/site.ts'

test('the home page answers in both languages', async ({ page, site }) => {
  await site.open('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await site.open('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
