import { expect, test } from 'vitest'
import { contrast, parseHex } from '#core/colour.ts'
import { defaultColors } from '#core/theme.ts'
import type { MailContent } from './content.ts'
import { mailLayout } from './layout.ts'
import { darkTones } from './style.ts'

const content: MailContent = {
  tenant: {
    name: 'Rihla',
    business_name: 'PT Rihla Nusantara',
    email: 'salam@rihla.test',
    public_url: 'https://rihla.test',
    color_settings: defaultColors,
  },
  language: 'id',
  title: 'Kode masuk Anda',
  paragraphs: [
    'Assalamu’alaikum Siti,',
    'Masukkan kode ini untuk masuk. Kode berlaku 10 menit dan hanya dapat dipakai satu kali.',
  ],
  code: '482913',
  action: { label: 'Buka Rihla', url: 'https://rihla.test/auth?a=1&b=2' },
  footer: ['Jika bukan Anda yang meminta, abaikan surat ini.'],
}

test('a mail carries its code, its link and its brand as page and as text', () => {
  const { html, text } = mailLayout(content)
  expect(html).toContain('<html lang="id"')
  expect(html).toContain('>482913</td>')
  expect(html).toContain('href="https://rihla.test/auth?a=1&amp;b=2"')
  expect(html).toContain('bgcolor="#0e5a4a"')
  expect(html).not.toMatch(/<img|<script|url\(/)
  expect(text).toBe(`Kode masuk Anda
===============

    482913

Assalamu’alaikum Siti,

Masukkan kode ini untuk masuk. Kode berlaku 10 menit dan hanya dapat
dipakai satu kali.

Buka Rihla:
https://rihla.test/auth?a=1&b=2

-- \nJika bukan Anda yang meminta, abaikan surat ini.
PT Rihla Nusantara · salam@rihla.test
https://rihla.test
`)
})

test('the list of mails shows the first paragraph, or what the mail says to show', () => {
  const shown = (wish: Partial<MailContent>) =>
    /mso-hide:all">(.*?)&#847;/.exec(mailLayout({ ...content, code: undefined, ...wish }).html)?.[1]
  expect(shown({})).toBe('Assalamu’alaikum Siti,')
  expect(shown({ preview: 'Rp. 5.000.000 sudah kami terima.' })).toBe('Rp. 5.000.000 sudah kami terima.')
  expect(shown({ code: '482913' })).toBe('482913 · Assalamu’alaikum Siti,')
})

test('a code stands above all that is said about it: on a small phone nobody scrolls for it', () => {
  const { html } = mailLayout(content)
  expect(html.indexOf('>482913</td>')).toBeLessThan(html.indexOf('<p class="m-ink"'))
})

test('nothing given can become markup', () => {
  const evil = '"><script>alert(1)</script>'
  const { html } = mailLayout({
    ...content,
    tenant: { ...content.tenant, name: evil, business_name: evil, email: evil },
    title: evil,
    paragraphs: [evil, 'two\nlines'],
    code: evil,
    action: { label: evil, url: `https://rihla.test/?q=${evil}` },
    footer: [evil],
  })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('"">')
  expect(html).toContain('two<br>lines')
})

test('a colour that is none cannot bend the style', () => {
  const color_settings = { ...defaultColors, background_primary: 'red;}</style><script>' }
  expect(mailLayout({ ...content, tenant: { ...content.tenant, color_settings } }).html).not.toContain('<script')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])('a mail does not link to %s', (url) => {
  expect(() => mailLayout({ ...content, action: { label: 'x', url } })).toThrow()
})

test('without code and action the mail holds neither', () => {
  const { html, text } = mailLayout({ ...content, code: undefined, action: undefined })
  expect(html).not.toMatch(/class="m-(code|brand)"/)
  expect(text).not.toContain('482913')
})

const rgb = (hex: string) => parseHex(hex) ?? [0, 0, 0]
test.each(['#0e5a4a', '#000000', '#ffffff', '#ffe14d', '#7a1020', '#3344ff'])(
  'after dark a brand of %s still reads',
  (brand) => {
    const day = { page: '', paper: '', line: '', ink: '', muted: '', onBrand: '', soft: '', link: '', brand }
    const dark = darkTones(day)
    expect(contrast(rgb(dark.onBrand), rgb(dark.brand))).toBeGreaterThanOrEqual(4.5)
    for (const ground of [dark.page, dark.paper]) {
      for (const ink of [dark.ink, dark.muted, dark.link]) {
        expect(contrast(rgb(ink), rgb(ground))).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(contrast(rgb(dark.ink), rgb(dark.soft))).toBeGreaterThanOrEqual(4.5)
  },
)
