import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useHref } from '../../../components/shell/use-href.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Asked } from '../asked.ts'

type Say = Record<'heading' | 'text' | 'search' | 'placeholder' | 'submit', string>

/** The name of the paper, and a search whose answer is an address; the category stays as it is. */
export function Masthead({ asked, say }: { asked: Asked; say: Say }) {
  return (
    <header className="bg-page">
      <div className="layout flex flex-wrap items-end justify-between gap-x-10 gap-y-4 py-6 md:py-10">
        <div className="flex max-w-prose flex-col gap-2">
          <h1 className="text-3xl md:text-5xl">{say.heading}</h1>
          <p className="text-muted text-pretty md:text-lg">{say.text}</p>
        </div>
        <search aria-label={say.search} className="w-full max-w-[30rem]">
          <Form action={useHref()('/blog')} className="flex flex-wrap gap-3">
            {asked.category && <input type="hidden" name="category" value={asked.category} />}
            <TextInput
              type="search"
              name="search"
              aria-label={say.search}
              placeholder={say.placeholder}
              defaultValue={asked.search}
              maxLength={80}
              icon={<Search />}
              className="min-w-0 flex-1 basis-52"
            />
            <button type="submit" className={buttonClass()}>
              {say.submit}
            </button>
          </Form>
        </search>
      </div>
    </header>
  )
}
