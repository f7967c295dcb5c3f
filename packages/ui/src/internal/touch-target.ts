/** An invisible layer enlarges the target to 24 x 24 px, on touch screens to 44 x 44, without changing the appearance. */
export const touchTarget =
  "pd:relative pd:after:absolute pd:after:top-1/2 pd:after:left-1/2 pd:after:size-full pd:after:min-h-6 pd:after:min-w-6 pd:after:-translate-1/2 pd:after:content-[''] pd:pointer-coarse:after:min-h-11 pd:pointer-coarse:after:min-w-11";
