import type { Page } from '@playwright/test'
import { inLanguage } from '#web/to.ts'
import { fillDate } from './support/dates.ts'
import { scan } from './support/journey.ts'
import { member, type Person, signedInMember } from './support/person.ts'
import { layoutShift } from './support/shift.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const plan = '/perencanaan-tabungan?target=30000000&months=12&step=5'

const spoken = {
  id: {
    send: 'Kirim rencana',
    password: /^Kata sandi/,
    signIn: 'Masuk',
    next: 'Simpan dan lanjut',
    empty: 'Field tidak boleh kosong',
    birth: 'Tanggal lahir',
    female: 'Perempuan',
    male: 'Laki-laki',
    phone: 'Nomor HP',
    address: 'Alamat',
    occupation: 'Pekerjaan',
    income: 'Penghasilan per bulan',
    no: 'Tidak',
    mother: 'Nama ibu kandung',
    heir: 'Nama ahli waris',
    contact: 'Nama kontak',
    heirPhone: 'Nomor HP kontak',
    card: 'KTP',
    sent: /^Diunggah/,
    submit: 'Kirim ke bank',
    done: 'Data berhasil dikirim',
  },
  en: {
    send: 'Send the plan',
    password: /^Password/,
    signIn: 'Sign in',
    next: 'Save and continue',
    empty: 'Please fill in this field',
    birth: 'Date of birth',
    female: 'Female',
    male: 'Male',
    phone: 'Mobile number',
    address: 'Address',
    occupation: 'Occupation',
    income: 'Monthly income',
    no: 'No',
    mother: 'Mother’s maiden name',
    heir: 'Heir’s name',
    contact: 'Contact name',
    heirPhone: 'Contact’s mobile number',
    card: 'ID card (KTP)',
    sent: /^Uploaded/,
    submit: 'Send to the bank',
    done: 'Data Sent Successfully',
  },
} as const
type Say = (typeof spoken)['id' | 'en']

async function signInAs(page: Page, { email, password }: Person, say: Say): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(say.password).fill(password)
  await page.getByRole('main').getByRole('button', { name: say.signIn, exact: true }).click()
}

async function fillApplicant(page: Page, say: Say): Promise<void> {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.getByRole('radio', { name: say.female, exact: true }).check()
  await fillDate(page, say.birth, '1990-05-17')
  await box(say.phone).fill('081234567890')
  await box(say.address).fill('Jl. Melati No. 5, Bandung')
  await page.getByLabel(say.occupation).selectOption('employee')
  await box(say.income).fill('6.500.000')
  await page.getByRole('radio', { name: say.no, exact: true }).check()
}

async function fillHeir(page: Page, say: Say): Promise<void> {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box(say.heir).fill('Ahmad Fauzi')
  await page.getByRole('radio', { name: say.male, exact: true }).check()
  await box(say.contact).fill('Ahmad Fauzi')
  await box(say.heirPhone).fill('081298765432')
}

for (const language of ['id', 'en'] as const) {
  test(`a guest’s plan becomes an application to a bank by tapping, in ${language}`, { tag: '@phone' }, async ({
    page,
    request,
    site,
  }) => {
    test.slow()
    const say: Say = spoken[language]
    const { person } = await member(request)
    await site.open(inLanguage(language, plan))
    await page.getByRole('button', { name: say.send }).click()
    await signInAs(page, person, say)
    await page.getByRole('button', { name: say.send }).click()
    await expect(page).toHaveURL(/\/saving-form\/[\w-]+\/target/)
    await page.getByRole('button', { name: say.next }).click()
    await expect(page.getByRole('alert').getByText(say.empty).first()).toBeVisible()
    await fillApplicant(page, say)
    await page.getByRole('button', { name: say.next }).click()
    const mother = page.getByRole('textbox', { name: say.mother, exact: true })
    const stored = page.waitForResponse(/\/draf$/)
    await mother.fill('Fatimah')
    await stored
    await page.reload()
    await expect(mother).toHaveValue('Fatimah')
    await fillHeir(page, say)
    await page.getByRole('button', { name: say.next }).click()
    await page.getByLabel(say.card).setInputFiles(await scan())
    await expect(page.getByText(say.sent)).toBeVisible()
    await page.getByRole('button', { name: say.next }).click()
    const consents = page.getByRole('checkbox')
    await expect(consents).toHaveCount(2)
    for (const box of await consents.all()) await box.check()
    await page.getByRole('button', { name: say.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.done })).toBeVisible()
  })
}

test('the form is fit for all, and does not jump', { tag: ['@desktop'] }, async ({ page, site }) => {
  await signedInMember(page)
  const data = { target: 30_000_000, months: 12 }
  const reply = await page.context().request.post(`${siteUrl()}/api/v4/savings/product/cart`, {
    headers: { origin: siteUrl() },
    data,
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  const { user_savings_id: id } = (await reply.json()).data
  await site.open(`/saving-form/${id}/target`)
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await expectNoViolationsAtAnyWidth(page)
  await site.open(`/member/saving-history/${id}`)
  await expectNoViolationsAtAnyWidth(page)
})
