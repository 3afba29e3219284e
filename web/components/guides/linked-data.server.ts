import type { PageContext } from '#core/page.ts'
import type { Block } from '#modules/content/rules/page-text.ts'
import { textOfSpans } from '#modules/content/rules/spans.ts'
import type { LinkedData } from '../../meta.ts'
import { inLanguage } from '../../to.ts'
import type { LoadedText } from './load.server.ts'

type Page = Pick<PageContext, 'tenant' | 'language'>
const context = 'https://schema.org'

export const articleOf = ({ tenant, language }: Page, { text, facts, image }: LoadedText): LinkedData => ({
  '@context': context,
  '@type': 'Article',
  headline: text.title,
  description: text.summary,
  image: tenant.public_url + image,
  inLanguage: language,
  datePublished: facts.dated_on,
  dateModified: facts.dated_on,
  mainEntityOfPage: tenant.public_url + inLanguage(language, text.path),
  author: { '@type': 'Organization', name: tenant.name, url: tenant.public_url },
  publisher: { '@type': 'Organization', name: tenant.business_name, url: tenant.public_url },
})

const stepsIn = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'steps' ? block.steps : []))

/** What is done one after the other; a part of the text is a section of it. */
export const howToOf = ({ tenant, language }: Page, { text, image }: LoadedText): LinkedData => ({
  '@context': context,
  '@type': 'HowTo',
  name: text.title,
  description: text.summary,
  image: tenant.public_url + image,
  inLanguage: language,
  step: text.sections
    .filter(({ blocks }) => stepsIn(blocks).length > 0)
    .map(({ title, blocks }, i) => ({
      '@type': 'HowToSection',
      name: title,
      position: i + 1,
      itemListElement: stepsIn(blocks).map((step, at) => ({
        '@type': 'HowToStep',
        position: at + 1,
        name: step.title,
        text: textOfSpans(step.text),
      })),
    })),
})
