import { signedInMember } from './support/person.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

test('on a phone a member adds an address region by region, and deletes it', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await signedInMember(page)
  await site.open('/member/profile')
  await page.getByRole('navigation', { name: 'Menu akun' }).getByRole('link', { name: 'Alamat Saya' }).click()
  await page.getByRole('link', { name: 'Tambah alamat' }).click()
  await expect(page.getByRole('heading', { name: 'Tambah alamat' })).toBeFocused()
  await page.getByLabel('Label alamat').fill('Rumah')
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Bandung')
  await page.getByLabel('Kecamatan').selectOption('Antapani')
  // Another province: what was chosen below it is not there any more.
  await page.getByLabel('Provinsi').selectOption('Daerah Khusus Ibukota Jakarta')
  await expect(page.getByLabel('Kecamatan')).toHaveValue('')
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Administrasi Jakarta Selatan')
  await page.getByLabel('Kecamatan').selectOption('Jagakarsa')
  await page.getByLabel('Kode pos').fill('12620')
  await page.getByLabel('Alamat lengkap').fill('Jl. Kenanga')
  await page.getByLabel('Kode pos').press('Enter')
  await expect(page.getByText('Alamat disimpan')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Rumah' })).toContainText('Jagakarsa')
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Hapus Rumah' }).click()
  const question = page.getByRole('dialog', { name: 'Hapus alamat “Rumah”?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${siteUrl()}/member/my-address`)
  await expect(page.getByRole('link', { name: 'Hapus Rumah' })).toBeFocused()
  await page.getByRole('link', { name: 'Hapus Rumah' }).click()
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Ya, hapus' }).click()
  await expect(page.getByText('Belum ada alamat')).toBeVisible()
})
