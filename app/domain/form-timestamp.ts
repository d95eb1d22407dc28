/** Field with the time of the form's rendering, signed by the server. */
export const formTimestampName = "formular";
