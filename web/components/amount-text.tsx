import { createElement, Fragment } from 'react'
import { amountParts } from './amount-parts.ts'

/** A sentence in which no amount breaks over two lines; between its words it may. */
export const AmountText = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...amountParts(text).map((part) =>
      part.isAmount ? createElement('span', { className: 'money' }, part.text) : part.text,
    ),
  )
