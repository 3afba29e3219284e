import { expect, test } from 'vitest'
import { mailLayout } from './mail-layout.ts'
import { defaultColors } from './theme.ts'

const tenant = {
  name: 'Rihla <b>',
  business_name: 'PT Rihla',
  email: 'halo@rihla.test',
  public_url: 'https://rihla.test',
  color_settings: defaultColors,
}

test('page and text carry the same words, and what is text never becomes markup', () => {
  const { html, text } = mailLayout({
    tenant,
    language: 'id',
    title: 'Satu <script>',
    paragraphs: ['"Baris" & lainnya'],
    code: '012345',
    action: { label: 'Masuk', url: 'https://rihla.test/auth/login?a=1&b="2"' },
    footer: ['PT Rihla'],
  })
  for (const part of ['Rihla <b>', 'Satu <script>', '"Baris" & lainnya', '012345', 'Masuk', 'PT Rihla']) {
    expect(text).toContain(part)
  }
  expect(html).toContain('lang="id"')
  expect(html).toContain('Satu &lt;script&gt;')
  expect(html).toContain('href="https://rihla.test/auth/login?a=1&amp;b=&quot;2&quot;"')
  expect(html).not.toContain('<script>')
})
