export type UploadAttempt =
  /** the browser blocked the request because of this directive in the page's policy */
  | { readonly outcome: 'refused'; readonly directive: string }
  /** the request failed for another reason */
  | { readonly outcome: 'failed' }
  | { readonly outcome: 'sent' };

/**
 * Tries to send one zero byte to the page's own address, and nothing of a photo. This shows that the browser blocks
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
    // The violation event comes in a task after the one with the failure.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return directive ? { outcome: 'refused', directive } : { outcome: 'failed' };
  } finally {
    document.removeEventListener('securitypolicyviolation', noteRefusal);
  }
}
