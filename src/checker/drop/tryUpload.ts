/** Tries to send one byte, to show that the browser does not let it out. */

export type UploadAttempt =
  /** the browser refused it, by the directive of the page's policy */
  | { readonly outcome: 'refused'; readonly directive: string }
  /** it failed for another reason */
  | { readonly outcome: 'failed' }
  | { readonly outcome: 'sent' };

/** Sends one zero byte, nothing of any photo, to the page's own address; says what became of it */
export async function tryUpload(): Promise<UploadAttempt> {
  let directive: string | undefined;
  const noteRefusal = (event: SecurityPolicyViolationEvent) => {
    directive = event.effectiveDirective;
  };
  document.addEventListener('securitypolicyviolation', noteRefusal);
  try {
    await fetch(window.location.href, { method: 'POST', body: new Uint8Array(1) });
    return { outcome: 'sent' };
  } catch {
    // The refusal is reported in a task of its own, a moment after the failure.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return directive ? { outcome: 'refused', directive } : { outcome: 'failed' };
  } finally {
    document.removeEventListener('securitypolicyviolation', noteRefusal);
  }
}
