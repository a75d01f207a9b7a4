export type UploadAttempt =
  /** this directive in the page's policy blocked the request */
  | { readonly outcome: 'refused'; readonly directive: string }
  | { readonly outcome: 'failed' }
  | { readonly outcome: 'sent' };

/**
 * Tries to send one zero byte, and nothing of a photo, to the page's own address. This shows that the browser blocks
 * such requests. Never throws.
 */
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
    // The violation event comes in a later task than the failure.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return directive ? { outcome: 'refused', directive } : { outcome: 'failed' };
  } finally {
    document.removeEventListener('securitypolicyviolation', noteRefusal);
  }
}
