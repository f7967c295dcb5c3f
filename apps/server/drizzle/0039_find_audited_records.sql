DROP INDEX "audit_entries_path_ordinal_index";--> statement-breakpoint
CREATE INDEX "audit_entries_about_index" ON "audit_entries" USING gin (string_to_array("path", '/'));