import './arabic.css'
import { createElement } from 'react'
import { arabicHtml } from './arabic-html.ts'

type ArabicProps = { text: string; as?: 'p' | 'span' | 'mark'; className?: string }

/** Text of the Quran, wherever it is shown: never as bare text, and never without its letters. */
export const Arabic = ({ text, as = 'span', className }: ArabicProps) =>
  createElement(as, {
    className,
    ...(as === 'p' && { lang: 'ar', dir: 'rtl' }),
    dangerouslySetInnerHTML: { __html: arabicHtml(text) },
  })
