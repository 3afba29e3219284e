import { metaOf } from '../../meta.ts'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

export const meta = metaOf((language) => ({ title: words(language).title, canonical: '/' }))

export default function Home() {
  const say = useWords(words)
  return <h1 className="layout py-10 text-4xl">{say.title}</h1>
}
