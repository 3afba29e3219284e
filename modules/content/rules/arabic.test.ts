import { expect, test } from 'vitest'
import { markArabic } from './arabic.ts'

const ar = (text: string) => `<span lang="ar" dir="rtl">${text}</span>`

test('Arabic in a sentence says that it is, as one stretch with its marks and blanks', () => {
  expect(markArabic('<p>Baca لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ, lalu jalan.</p>')).toBe(
    `<p>Baca ${ar('لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ')}, lalu jalan.</p>`,
  )
  expect(markArabic('<li>ماء</li><li>air</li>')).toBe(`<li>${ar('ماء')}</li><li>air</li>`)
})

test('what is marked already stays as it is, and what comes after it is marked again', () => {
  const html = `<p lang="ar" dir="rtl">ماء <strong>زمزم</strong></p><p>Air ${ar('زمزم')}<br>ini</p>`
  expect(markArabic(html)).toBe(html)
  expect(markArabic(`${html}<p>ماء</p>`)).toBe(`${html}<p>${ar('ماء')}</p>`)
})

test('a blessing in one sign belongs to the sentence it stands in', () => {
  expect(markArabic('<p>Nabi Muhammad ﷺ</p>')).toBe('<p>Nabi Muhammad ﷺ</p>')
})
