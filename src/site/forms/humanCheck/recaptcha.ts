interface Recaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

let loading: Promise<void> | undefined

/** A reCAPTCHA v3 token, undefined where Google cannot be reached; its script is fetched at the first call. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string | undefined> {
  try {
    loading ??= loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
    await loading
    const api = window.grecaptcha
    if (!api) return undefined
    await new Promise<void>(ready => api.ready(ready))
    return await api.execute(siteKey, { action })
  } catch {
    loading = undefined
    return undefined
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('reCAPTCHA could not be fetched.'))
    document.head.append(script)
  })
}
