import { expect, test } from 'vitest'
import { cleanHtml, describePictures, picturesIn, plainText, responsivePictures } from './rich-text.ts'

test('a text keeps what is needed to read it', () => {
  const html = '<h2>Judul</h2><p>Satu <strong>dua</strong> <a href="/umroh">tiga</a></p><ul><li>empat</li></ul>'
  expect(cleanHtml(html)).toBe(html)
  expect(cleanHtml('<h1>A</h1><b>b</b><i>c</i>')).toBe('<h2>A</h2><strong>b</strong><em>c</em>')
  expect(cleanHtml('<span lang="ar" dir="rtl">ماء</span>')).toBe('<span lang="ar" dir="rtl">ماء</span>')
})

test('nothing that runs, loads, styles or asks for input survives', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href=" &#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<p style="background:url(//evil.example)" onclick="alert(1)" class="x" id="root">x</p>',
    '<style>body{display:none}</style>',
    '<form action="//evil.example"><input name="password"></form>',
    '<object data="x"></object><embed src="x"><base href="//evil.example"><meta http-equiv="refresh" content="0">',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<p><!--<img src="--><img src=x onerror=alert(1)//">',
  ]
  for (const attack of attacks) {
    const clean = cleanHtml(attack)
    expect([attack, clean]).toEqual([attack, clean.replace(/<(?!\/?(?:p|a|table|span)\b)[^>]*>/g, '!')])
    expect(clean).not.toMatch(/<[^>]*\s(?:on\w+|style|class|id|src|srcdoc)\s*=/i)
    expect(clean).not.toMatch(/href="(?:\s*javascript|data|\/\/)/i)
  }
})

test('cleaning twice changes nothing, and deep nesting ends', () => {
  const html = cleanHtml('<p>a &lt;script&gt; & b</p><a href="https://x.example/?a=1&b=2">c</a>')
  expect(cleanHtml(html)).toBe(html)
  expect(html).toContain('rel="noopener noreferrer nofollow"')
  expect(cleanHtml('<span>'.repeat(5000)).length).toBeLessThan(500)
})

test('plain text has blanks where blocks end, and no tags', () => {
  expect(plainText('<h2>Satu</h2><p>dua<br>tiga &amp; empat</p><script>x()</script>')).toBe('Satu dua tiga & empat')
})

const ours = '/pictures/content-ab12/960.webp'

test('pictures that editors uploaded stay, and no other', () => {
  const html = `<p>Satu</p><img src="${ours}" alt="Ka'bah" width="1200" height="900" />`
  expect(cleanHtml(html)).toBe(html)
  const attacks = [
    ...[
      'https://evil.example/a.webp',
      '//evil.example/a.webp',
      'data:image/png;base64,AA',
      '/pictures/avatar-1/960.webp',
    ],
    ...['/pictures/content-1/../avatar-1/960.webp', `${ours}?x=1`, ''],
  ]
  for (const src of attacks) expect([src, cleanHtml(`<p>a</p><img src="${src}">`)]).toEqual([src, '<p>a</p>'])
  expect(cleanHtml(`<img src="${ours}" onerror="x()" style="top:0" srcset="//evil.example/a 1w">`)).toBe(
    `<img src="${ours}" />`,
  )
})

test('a picture is seen whatever its attributes come after', () => {
  const html = cleanHtml(`<img alt="x" height="9" width="12" src="${ours}"><img\nwidth=3 SRC='${ours}'>`)
  expect(html).toBe(`<img src="${ours}" alt="x" width="12" height="9" /><img src="${ours}" width="3" />`)
  expect(picturesIn(html)).toEqual(['content-ab12'])
})

test('a picture says what it shows and how large it is, and cleaning that again changes nothing', () => {
  const html = cleanHtml(`<p>a</p><img src="${ours}" alt="x"><img src="${ours}">`)
  expect(picturesIn(html)).toEqual(['content-ab12'])
  const described = describePictures(
    html,
    new Map([['content-ab12', { alt: `"Ka'bah" & <x>`, width: 1200, height: 900 }]]),
  )
  expect(described).toContain(`alt="&quot;Ka'bah&quot; &amp; &lt;x&gt;" width="1200" height="900" />`)
  expect(cleanHtml(described)).toBe(described)
  expect(responsivePictures(described)).toContain('/pictures/content-ab12/320.webp 320w')
  expect(responsivePictures(described)).toContain('loading="lazy" decoding="async" />')
})
