import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, use, useId, useState } from 'react'
import { pictureSource } from '#core/pictures.ts'
import { Button } from '../../../../ui/button.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { sendFile } from '../../../../ui/send-file.ts'
import { useLanguage } from '../../../use-shell.ts'
import { words as contentWords } from '../words.ts'
import { insertPicture } from './picture.ts'
import { PictureUploads } from './picture-uploads.ts'
import { ToolButton } from './tool-button.tsx'
import { words } from './words.ts'

type Errors = Readonly<Record<string, readonly string[]>>
type PictureRowProps = { editor: Editor; lang: string | undefined; onDone: () => void }

/** Sends the picture on its own; what is wrong with it is said beside it, and the form is as it was. */
function useSending(send: { lang: string | undefined; onSent: (picture: { src: string; alt: string }) => void }) {
  const language = useLanguage()
  const say = words(language)
  const url = use(PictureUploads)
  const [percent, setPercent] = useState<number>()
  const [errors, setErrors] = useState<Errors>({})
  const start = async (file: File | undefined, alts: { alt_id: string; alt_en: string }) => {
    if (!file) return setErrors({ file: [say.pictureNeeded] })
    setErrors({})
    setPercent(0)
    const { signal } = new AbortController()
    const sending = { url, name: 'file', file, fields: alts, language, signal, onProgress: setPercent }
    const { status, body } = await sendFile(sending)
    setPercent(undefined)
    if (status === 200) {
      const alt = send.lang === 'en' ? alts.alt_en : alts.alt_id
      return send.onSent({ src: pictureSource(JSON.parse(body).data.picture_id, 960, 'webp'), alt })
    }
    setErrors((status === 422 || status === 413) && body ? JSON.parse(body).errors : { file: [say.pictureUnsent] })
  }
  return { start, percent, errors }
}

/** A picture for the text, with what it shows in both languages. Enter sends it, and not the form. */
export function PictureRow({ editor, lang, onDone }: PictureRowProps) {
  const language = useLanguage()
  const say = { ...contentWords(language), ...words(language) }
  const [file, setFile] = useState<File>()
  const [alts, setAlts] = useState({ alt_id: '', alt_en: '' })
  const onSent = (picture: { src: string; alt: string }) => {
    insertPicture(editor, picture)
    onDone()
  }
  const { start, percent, errors } = useSending({ lang, onSent })
  const send = () => start(file, alts)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void send()
  }
  const id = useId()
  const mistake = (name: string) =>
    errors[name] && (
      <p id={`${id}-${name}`} className="text-danger text-sm">
        {errors[name].join(' ')}
      </p>
    )
  const wrong = (name: string) => errors[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-${name}` }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps Enter in one of its fields from sending the form around it
    <div className="flex flex-col gap-3 border-line border-b p-3" onKeyDown={onKeyDown} role="presentation">
      <label className="flex flex-col gap-1 font-semibold text-sm">
        {say.pictureFile}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => setFile(event.currentTarget.files?.[0])}
          {...wrong('file')}
          className="control h-auto py-2 font-normal"
        />
      </label>
      {mistake('file')}
      <div className="grid gap-3 md:grid-cols-2">
        {(['alt_id', 'alt_en'] as const).map((name) => (
          <div key={name} className="flex flex-col gap-1">
            <label className="flex flex-col gap-1 font-semibold text-sm">
              {name === 'alt_id' ? say.altId : say.altEn}
              <input
                lang={name === 'alt_id' ? 'id' : 'en'}
                value={alts[name]}
                maxLength={200}
                onChange={(event) => setAlts({ ...alts, [name]: event.currentTarget.value })}
                {...wrong(name)}
                className="control font-normal"
              />
            </label>
            {mistake(name)}
          </div>
        ))}
      </div>
      {percent !== undefined && <Progress label={say.pictureSending} value={percent} />}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={percent !== undefined} busyLabel={say.pictureSending} onClick={() => void send()}>
          {say.insertPicture}
        </Button>
        <ToolButton label={say.cancel} run={onDone} />
      </div>
    </div>
  )
}
