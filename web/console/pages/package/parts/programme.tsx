import { fieldWords } from '../../../components/packages/words.ts'
import { BilingualField, TextField } from '../../../ui/form/fields.tsx'
import { ListEditor } from '../../../ui/form/list-editor.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'

/** Day by day, and what people usually want to know. */
export function Programme({ content: { agenda, questions } }: Pick<ShownPackage, 'content'>) {
  const language = useLanguage()
  const [say, fields] = [words(language), fieldWords(language)]
  return (
    <>
      <ListEditor
        name="agenda"
        label={fields.agenda}
        count={agenda.length}
        most={60}
        row={(prefix, place) => {
          const row = agenda[place]
          return (
            <>
              <TextField
                name={`${prefix}.number`}
                label={say.dayNumber}
                inputMode="numeric"
                value={row && String(row.day)}
                mark={say.toPublish}
              />
              <BilingualField name={`${prefix}.title`} label={say.dayTitle} value={row?.title} mark={say.toPublish} />
              <BilingualField name={`${prefix}.text`} label={say.dayText} value={row?.text} isLong />
            </>
          )
        }}
      />
      <ListEditor
        name="questions"
        label={fields.questions}
        count={questions.length}
        most={30}
        row={(prefix, place) => (
          <>
            <BilingualField
              name={`${prefix}.question`}
              label={say.question}
              value={questions[place]?.question}
              mark=""
            />
            <BilingualField
              name={`${prefix}.answer`}
              label={say.answer}
              value={questions[place]?.answer}
              mark=""
              isLong
            />
          </>
        )}
      />
    </>
  )
}
