export type Sending = {
  url: string
  name: string
  file: File
  /** What is sent with it. */
  fields?: Readonly<Record<string, string>>
  /** In which an API says what is wrong. */
  language?: string
  signal: AbortSignal
  onProgress: (percent: number) => void
}

export type SendAnswer = { status: number; body: string }

/** Posts one file as form data. XHR, since fetch cannot tell how far an upload is. */
export function sendFile({ url, name, file, fields = {}, language, signal, onProgress }: Sending): Promise<SendAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    for (const [field, text] of Object.entries(fields)) form.append(field, text)
    form.append(name, file)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100))
    }
    // Led elsewhere, the file was not taken: whoever is no longer signed in is answered with the sign-in page.
    const isLedAway = () => new URL(request.responseURL).pathname !== new URL(url, location.href).pathname
    request.onload = () => resolve({ status: isLedAway() ? 401 : request.status, body: request.responseText })
    request.onerror = () => resolve({ status: 0, body: '' })
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    if (language) request.setRequestHeader('accept-language', language)
    request.send(form)
  })
}
