import { demoTenants } from '#demo/tenants.ts'
import { anyPayment, atGateway } from './support/payable.ts'
import { expect, expectNoViolationsAt, siteUrl, test } from './support/site.ts'
import { signInAtDesk } from './support/staff.ts'

test('staff cancel a paid booking and send its money back, on a phone and in both languages', async ({
  page,
  request,
  site,
}) => {
  const { booking_id, payment, invoices, call } = await anyPayment(request)
  await atGateway(request, 'doku', `${payment.payment_number}/pay?deliver=once`)
  await signInAtDesk(page, { role: 'admin', scope: { kind: 'platform' } })

  await site.open(`/console/en/bookings/${booking_id}`)
  await expectNoViolationsAt(page, 360)
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const code = heading.replace('Booking ', '')
  const cancelling = page.getByRole('region', { name: 'Cancel the whole booking' })
  await expect(cancelling).toContainText('Cancellation fee')
  await cancelling.getByLabel('Reason, sent to the person who booked').fill('The airline has cancelled the flight')
  await expect(cancelling.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  await cancelling.getByLabel(`Type “${code}” to continue`).fill(code)
  await cancelling.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'The booking is cancelled. The person who booked is notified.',
  )

  await call('POST', `bookings/${booking_id}/refund-account`, {
    ...{ bank_code: '014', number: '7123456789', holder: 'Siti Rahmawati' },
  })

  const menu = page.getByRole('navigation', { name: 'Console menu' })
  await page.getByRole('banner').locator('summary', { hasText: 'Console menu' }).click()
  await menu.getByRole('link', { name: 'Refunds' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible()
  await page.getByRole('banner').locator('summary', { hasText: 'Console menu' }).click()
  await page.getByRole('link', { name: 'ID Bahasa Indonesia' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pengembalian dana' })).toBeVisible()
  const refund = page.getByRole('row').filter({ hasText: invoices[0].invoice_code })
  await expectNoViolationsAt(page, 360)
  await refund.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pengembalian untuk' })).toBeVisible()
  await expectNoViolationsAt(page, 360)
  await page.getByLabel('Nomor referensi transfer').fill('x')
  await page.getByRole('button', { name: 'Catat sebagai terkirim' }).click()
  await expect(page.getByLabel('Nomor referensi transfer')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Nomor referensi transfer').fill('BCA 20261117-0042')
  await page.getByRole('button', { name: 'Catat sebagai terkirim' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Pengembalian dana dicatat sebagai terkirim.')

  await page.getByRole('banner').locator('summary', { hasText: 'Menu konsol' }).click()
  await page.getByRole('link', { name: 'Beranda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yang perlu dikerjakan hari ini' })).toBeVisible()
  await expectNoViolationsAt(page, 360)
})

test('the audit is gone through by keys alone, and says which keys there are @desktop', async ({ page, site }) => {
  await signInAtDesk(page, { role: 'admin', scope: { kind: 'platform' } })
  await page.request.get(`${siteUrl()}/api/console/v1/audit/export?search=first`)
  await page.request.get(`${siteUrl()}/api/console/v1/audit/export?search=second`)
  await site.open('/console/en/audit')
  await expectNoViolationsAt(page, 1280)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('row').nth(2)).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('row').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/console\/en\/audit\?search=/)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.getByLabel('Use keyboard shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
})

test('what is typed into one form stays when another of the page is sent, and is not lost unasked', async ({
  page,
  site,
}) => {
  await signInAtDesk(page, { role: 'admin', scope: { kind: 'platform' } })
  await site.open(`/console/en/tenants/${demoTenants[1].id}`)
  await page.getByLabel('Company name').fill('Typed and not saved')
  const host = `stays-${Date.now()}.test`
  await page.getByLabel('New host').fill(host)
  await page.getByRole('button', { name: 'Add the host' }).click()
  await expect(page.getByText('The host is added. The site opens there.')).toBeVisible()
  await expect(page.getByLabel('New host')).toHaveValue('')
  await expect(page.getByLabel('Company name')).toHaveValue('Typed and not saved')

  const crumbs = page.getByRole('navigation', { name: 'Where this page is' })
  await crumbs.getByRole('link', { name: 'Brands' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your changes are not saved' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Typed and not saved')
  await page.getByLabel('Host to remove').fill(host)
  await page.getByRole('button', { name: 'Remove the host' }).click()
  await expect(page.getByText('The host is removed.')).toBeVisible()
  await crumbs.getByRole('link', { name: 'Brands' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
})
