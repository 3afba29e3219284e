import sharp from 'sharp'
import type { DocumentKind } from '#modules/booking/rules/documents.ts'
import type { ApplicationDocumentKind } from '#modules/partner/rules/documents.ts'

/** Strokes of capital letters in a box of 10 by 14: no font has to be there where the demo is filled. */
const letters: Readonly<Record<string, string>> = {
  A: 'M0 14 L5 0 L10 14 M2 9 H8',
  B: 'M0 0 H7 L9 2 V5 L7 7 H0 M7 7 L10 9 V12 L8 14 H0 V0',
  C: 'M10 2 L8 0 H3 L0 3 V11 L3 14 H8 L10 12',
  D: 'M0 0 H6 L10 4 V10 L6 14 H0 Z',
  E: 'M10 0 H0 V14 H10 M0 7 H8',
  F: 'M10 0 H0 V14 M0 7 H8',
  G: 'M10 2 L8 0 H3 L0 3 V11 L3 14 H10 V8 H6',
  H: 'M0 0 V14 M10 0 V14 M0 7 H10',
  I: 'M5 0 V14',
  K: 'M0 0 V14 M10 0 L0 8 L10 14',
  L: 'M0 0 V14 H10',
  M: 'M0 14 V0 L5 7 L10 0 V14',
  N: 'M0 14 V0 L10 14 V0',
  O: 'M3 0 H7 L10 3 V11 L7 14 H3 L0 11 V3 Z',
  P: 'M0 14 V0 H8 L10 2 V6 L8 8 H0',
  R: 'M0 14 V0 H8 L10 2 V6 L8 8 H0 M5 8 L10 14',
  S: 'M10 2 L8 0 H2 L0 2 V5 L2 7 H8 L10 9 V12 L8 14 H2 L0 12',
  T: 'M0 0 H10 M5 0 V14',
  U: 'M0 0 V11 L3 14 H7 L10 11 V0',
  V: 'M0 0 L5 14 L10 0',
  W: 'M0 0 L2 14 L5 6 L8 14 L10 0',
  Z: 'M0 0 H10 L0 14 H10',
}

type Written = { x: number; y: number; size: number; colour: string }

/** A word as strokes; `size` is the height of a letter. */
function word(text: string, { x, y, size, colour }: Written): string {
  const scale = size / 14
  const strokes = [...text].map(
    (letter, i) => `<path transform="translate(${i * 15} 0)" d="${letters[letter] ?? ''}"/>`,
  )
  const style = `fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"`
  return `<g transform="translate(${x} ${y}) scale(${scale})" ${style}>${strokes.join('')}</g>`
}

const [width, height] = [1000, 700]
export type Kind = DocumentKind | ApplicationDocumentKind
const titles: Readonly<Record<Kind, string>> = {
  passport: 'PASPOR',
  photo: 'PAS FOTO',
  ktp: 'KTP',
  vaccine: 'VAKSIN',
  family_card: 'KARTU KELUARGA',
  licence: 'SK IZIN PPIU',
  nib: 'NIB',
  npwp: 'NPWP',
  deed: 'AKTA PENDIRIAN',
}
const colours: Readonly<Record<Kind, string>> = {
  passport: '#1F5F5B',
  photo: '#8A4B2A',
  ktp: '#2B5C94',
  vaccine: '#9A7B1E',
  family_card: '#5A4A8A',
  licence: '#1F5F5B',
  nib: '#8A4B2A',
  npwp: '#9A7B1E',
  deed: '#5A4A8A',
}

/** What a document of this kind roughly looks like; nobody takes it for a real one. */
function drawing(kind: Kind): string {
  const colour = colours[kind]
  const rows = [0, 1, 2, 3, 4].map(
    (i) =>
      `<rect x="400" y="${250 + i * 62}" width="${[480, 360, 420, 300, 440][i]}" height="22" rx="11" fill="#C9CDD2"/>`,
  )
  const person = `<circle cx="215" cy="335" r="62" fill="#C9CDD2"/><path d="M95 560 Q95 425 215 425 Q335 425 335 560 Z" fill="#C9CDD2"/>`
  const stamp = `<g transform="rotate(-18 500 400)">${word('CONTOH', { x: 260, y: 300, size: 92, colour: '#C2261D' })}${word('SPECIMEN', { x: 235, y: 425, size: 70, colour: '#C2261D' })}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#F4F1EA"/><rect width="${width}" height="150" fill="${colour}"/>
    ${word(titles[kind], { x: 60, y: 48, size: 54, colour: '#FFFFFF' })}
    <rect x="70" y="220" width="290" height="360" rx="14" fill="#E4E6E9"/>${person}${rows.join('')}${stamp}</svg>`
}

/** The picture of a scan, as one that somebody sent is stored. */
export const specimen = (kind: Kind): Promise<Buffer> =>
  sharp(Buffer.from(drawing(kind)))
    .webp()
    .toBuffer()
